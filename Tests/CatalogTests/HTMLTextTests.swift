import Catalog
import Testing

struct HTMLTextTests {
  @Test(arguments: [
    "", "plain", "two\n\n\n\nlines  and   spaces\n", "AT&T", "a < b", "a<b and c", "3 <4> 5", "<",
    "&", "&;", "&&&", "Q&A; R&D", "<3", "x <- y", "a <b and c", "<>", "</>", "< br>", "1 & 2 > 0",
    "write to <me@example.org>", "see <https://example.org/a>", "if x <y and z> w", "日本語 <！>",
    "&bogus;", "&#;", "&#x;", "&#0;", "&#xD800;", "&#x110000;", "&#99999999999;", "&#+65;", "&#-5;",
    "&#27;", "&#127;", "&amp", "]]>", "<!", "<!>", "<?", "e\u{301}",
  ])
  func textWithoutMarkupIsUnchanged(text: String) {
    #expect(HTMLText.plain(text) == text)
  }

  @Test(arguments: [
    ("Tom &amp; Jerry", "Tom & Jerry"), ("&lt;b&gt;", "<b>"), ("&quot;&apos;", "\"'"),
    ("a&nbsp;b", "a\u{A0}b"), ("&mdash;&ndash;&hellip;", "—–…"),
    ("caf&eacute; &Eacute;", "café É"), ("&lsquo;&rsquo;&ldquo;&rdquo;", "‘’“”"),
    ("&#8217;&#x2019;&#X2019;", "’’’"), ("&#233;", "é"), ("&#0233;", "é"), ("&#150;", "–"),
    ("&#x1F600;", "😀"), ("&copy;&reg;&trade;&euro;&pound;&yen;", "©®™€£¥"),
    ("&yuml;&szlig;&iexcl;&oslash;", "ÿß¡ø"), ("&AMP;&EACUTE;", "&&EACUTE;"),
    ("a\n\nb &amp; c", "a\n\nb & c"), ("&&amp;", "&&"), ("&Scaron;&oelig;", "Šœ"),
  ])
  func referencesAreResolved(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("Q&amp;amp;A", "Q&A"), ("It&amp;#39;s", "It's"), ("&amp;lt;", "<"),
    ("a&amp;nbsp;b", "a\u{A0}b"),
    ("<p>Rock &amp;amp; Roll</p>", "Rock & Roll"), ("&#38;#8217;", "’"), ("&#x26;quot;", "\""),
    // Thrice is no accident any more, and what is no reference was never escaped.
    ("&amp;amp;amp;", "&amp;"), ("AT&amp;T; &amp;bogus;", "AT&T; &bogus;"), ("&amp;", "&"),
    ("&amp;#27;", "&#27;"), ("&amp;amp", "&amp"),
  ])
  func referencesThatWereEscapedOnceMoreAreResolvedTwice(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("&lt;p&gt;one&lt;/p&gt;&lt;p&gt;two&lt;/p&gt;", "one\n\ntwo"),
    ("one&lt;br&gt;two&lt;br /&gt;three", "one\ntwo\nthree"),
    ("&lt;b&gt;bold&lt;/b&gt;\nand not", "bold\nand not"),
    ("&lt;a href=&quot;https://x.org/?a=1&amp;amp;b=2&quot;&gt;link&lt;/a&gt;", "link"),
    ("&lt;ul&gt;&lt;li&gt;Q&amp;amp;A&lt;/li&gt;&lt;/ul&gt;", "• Q&A"),
    ("the &lt;b&gt; tag, &lt;3 and a &lt; b", "the <b> tag, <3 and a < b"),
    ("&lt;me@example.org&gt;", "<me@example.org>"),
  ])
  func markupThatWasEscapedIsMarkup(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("<b>bold</b> and <i>not</i>", "bold and not"), ("<B>x</B>", "x"),
    ("one<br>two<br/>three<BR />four", "one\ntwo\nthree\nfour"),
    ("one<br><br>two", "one\n\ntwo"), ("one<br><br><br><br>two", "one\n\ntwo"),
    ("<p>one</p><p>two</p>", "one\n\ntwo"),
    ("<p>one</p>\n\n<p>&nbsp;</p>\n<p>two</p>", "one\n\ntwo"),
    ("<p>one\n  two</p>", "one two"), ("<div>a</div><div>b</div>", "a\nb"),
    ("a<div><div>b</div></div>c", "a\nb\nc"),
    ("<ul><li>one</li><li>two</li></ul>after", "• one\n• two\nafter"),
    ("<p>List:</p><ul>\n <li>one\n <li>two\n</ul>\n<p>End</p>", "List:\n\n• one\n• two\n\nEnd"),
    ("<ul><li><p>one</p></li><li><p>two</p></li></ul>", "• one\n• two"),
    ("<ul><li></li></ul><p>x</p>", "x"), ("<table><tr><td>a</td><td>b</td></tr></table>", "a b"),
    ("<h1>Title</h1>text<hr>more", "Title\n\ntext\n\nmore"),
    ("  <p>  a  </p>  ", "a"), ("a <b> b </b> c", "a b c"), ("a&nbsp;&nbsp;<b>b</b>", "a b"),
    ("<a href=\"https://x.org/?a=1&b=2\">link</a>", "link"),
    ("<a title=\"a > b\" href='c > d'>link</a>", "link"),
    ("<a href=\"broken>x</a> y \"z\"", "x y \"z\""),
    ("<img alt='x' src='y'/>", ""), ("<span class=x>y</span>", "y"),
    ("<custom-tag>x</custom-tag>", "x"), ("<itunes:summary>x</itunes:summary>", "x"),
    ("<o:p x=\"1\">x</o:p>", "x"),
  ])
  func markupBecomesLines(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("a<script>if (a < b) { x('</p>') }</script>b", "ab"), ("<style>p { }</style>x", "x"),
    ("<SCRIPT src='x'>y</ScRiPt >z", "z"), ("a<script>never closed <b>", "a"),
    ("a<!-- <p>hidden</p> -->b", "ab"), ("a<!-- never closed <b>x</b>", "a"),
    ("<!DOCTYPE html><p>x", "x"), ("<?xml version='1.0'?><p>x</p>", "x"),
    ("<![CDATA[<p>one</p><p>two &amp; three</p>]]>", "one\n\ntwo & three"),
    ("<![CDATA[never <b>closed", "never closed"),
  ])
  func hiddenPartsAreDropped(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("text <a href=\"https://exam", "text"), ("text<br", "text"), ("<p>text</p", "text"),
    ("<p <b>x</b>", "x"), ("<p class=\"a\" <b>x</b>", "x"), ("<p>a < b</p>", "a < b"),
    ("<p>a <b and c", "a <b and c"), ("<p>AT&T &amp; R&D</p>", "AT&T & R&D"),
    ("</div></p>x", "x"), ("<p>x<", "x<"), ("<p>x<3</p>", "x<3"), ("<b>x</b>&eacut", "x&eacut"),
    ("<p>mail <me@example.org></p>", "mail <me@example.org>"),
  ])
  func wrongMarkupLosesNoText(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test func linesOfTheSourceCountWithoutTagsThatMakeLines() {
    #expect(
      HTMLText.plain("one\n<b>two</b>\n\n\n\n three  four\r\nfive")
        == "one\ntwo\n\nthree four\nfive"
    )
    #expect(HTMLText.plain("one\n<b>two</b>\n<p>three") == "one two\n\nthree")
  }

  @Test(arguments: [
    "<", "<a", "<a ", "<a \"", "<a='", "<a=\"'", "<!--", "<!", "<![CDATA[", "]]>", "<script>",
    "<script ",
    "</script", "&", "&#", "&#x", "&amp", "<y z ", "<p>", "<li>", "<br>", "<a='<b=\"", "<?",
    "\u{A0}<b>", "&lt;p&gt;", "&amp;amp;", "&lt;/",
    "<x:", "</", "<style></", "<a href=\"\"", "<a=\"'\"'",
  ])
  func hostileTextTakesLinearTime(piece: String) {
    let html = String(repeating: piece, count: piece == "<" ? 100_000 : 60_000 / piece.utf8.count)
    let clock = ContinuousClock()
    let duration = clock.measure {
      #expect(HTMLText.plain(html).utf8.count <= html.utf8.count * 2)
    }
    // Far above what it takes, far below what anything quadratic would.
    #expect(duration < .seconds(20))
  }

  @Test func seededNoiseNeverTrapsAndNeverGrows() {
    let pieces = [
      "<", ">", "/", "a", "b", "p", "li", "=", "\"", "'", " ", "\n", "&", "amp;", "#", "x41;",
      "!--", "-->",
      "![CDATA[", "]]>", "script", "é", "日", "\u{A0}", "?", "-", ":",
    ]
    var seed: UInt64 = 42
    for _ in 0..<1_500 {
      var html = ""
      for _ in 0..<30 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        html += pieces[Int((seed >> 33) % UInt64(pieces.count))]
      }
      let text = HTMLText.plain(html)
      #expect(!text.contains("\u{FFFD}"))
      #expect(text.utf8.count <= html.utf8.count * 2)
    }
  }
}
