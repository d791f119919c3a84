import Catalog
import TerminalText
import Testing

@testable import Browsing

/// What each piece of a list and a detail of every type is for, in the usual window: the letters of `ScreenRoleTests`
/// in the places of the text of `ScreenTypesIn80Tests`.
@Suite struct ScreenTypesRolesTests {
  private func roles(_ type: ItemType) -> String {
    let states = [.list(Sample.list(of: type)), Sample.detail(of: type)].compactMap { $0 }
    return states.flatMap { Screens.draw($0, in: Sample.context(80)) }.map(roleLetters)
      .joined(separator: "\n")
  }

  @Test func films() {
    #expect(
      roles(.movie) == """

        AAAAAA AAA m mmmmmm mmmmmm                                       mmm mm m m mmmm

          m  ttttt tttttt tttt ttttt tttt     mmmmmm mmmmm          mmmm  mmmm     ppppp
          m  ttttt tttttt tttt                mmmmm mmmmmmmmmm      mmmm  mmmm    pppppp
          m  ttttttttt ttttt tttttt ttttt tt  mmmmmmm mm mmmmmmmmm  mmmm  mmmm  mmm mmmm
          m  tttttttt ttttttt                 mmmmm                 mmmm  mmmm      pppp

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TTTTT TTTTTT TTTT TTTTT TTTT
         mmmmmm mmmmm m mmmm m mmmmmm m mmmmmmm m m m mm mmm m m

         mmm        PPPPP    mm pppppp
         mmmm       ppppp    mm ppppp
         mmmmmmm    aaaa                                    mmmmmmmm mmmmmmmm mm mmmmmm
         mmmmm      __________________________________________________________
         mmmmmmmm   tt ttt tttt

         tt ttt ttttttttttt ttttttttt ttt ttttttt tt ttttt ttttt tttttt tttt ttttttt
         tt tttttt ttt tt tttttttttt tt ttt ttt ttttt tt tttt tttttttttt ttt tttt
         tttt tt ttttt ttt tttttttt

         ttt tttt tt ttt tttttttt ttttt ttt

        mmmm m mmmm m mmmmmmm                                                     m mmmm
        """
    )
  }

  @Test func episodes() {
    #expect(
      roles(.tvEpisode) == """

        AA AAA m mmmmmm mmmmmm                                           mmm mm m m mmmm

          m  tttttttttt        mmmmmmmm mmmm mmmmmm m      mm mmm mmmm  mmm  mmmm  ppppp
          m  ttttt             mmmmmmmm mmmm mmmmmm m      mm mmm mmmm   mm  mmmm   pppp

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TTTTTTTTTT
         mmmm m mmmmm m mm mmm m mmmmm

         mmm        PPPPP    mm ppppp
         mmmm       tttttttt ttt
         mmmmmm     tttttttt tttt tttttt t t ttttttt tt tt tt
         mmmmmmmm   tt ttt tttt

        mmmm m mmmm m mmmmmmm                                                     m mmmm
        """
    )
  }

  @Test func seasons() {
    #expect(
      roles(.tvSeason) == """

        AA AAAAAAA AAA m mmmmmm mmmmmm                                   mmm mm m m mmmm

          m  tttttttt tttt tttttt t        mmmmmmmm mmm        mmmm  mm mmmmmmmm  pppppp
          m  ttt tttttt tt t tttt tttt tt  mmm mmmmmm mm m mm  mmmm    m mmmmmmm   ppppp

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TTTTTTTT TTTT TTTTTT T
         mmmmmmmm mmm m mmmm m mmmmm

         mmm        PPPPPP
         mmmmmmmm   tt
         mmmmmmmm   tt ttt tttt

        mmmm m mmmm m mmmm                                                        m mmmm
        """
    )
  }

  @Test func songs() {
    #expect(
      roles(.song) == """

        AAAAA AAA m mmmmmm mmmmmm                                        mmm mm m m mmmm

          m  ttttttt                 mmmmmmm mmmmm   mmmmm mm mmmmm     mmmm       ppppp
          m  ttttttt ttttt tt tttt   mmmmmmm mmmmm   mmmm mm mmm mm     mmmm  mmmmm mmmm
          m  ttttttt                 mmmm mmmmmm     mm mmmm mmmmmm     mmmm       ppppp
          m  ttttttt                 mmmmmmmm mmmmm  mmmmmmm mmm mm  mmmmmmm

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TTTTTTT
         mmmmmmm mmmmm m mmmm m mmmmmmmmmmmmmmmmm m mmmm m mmmmmmmm

         mmm        PPPPP
         mmmmm      ttttt tt ttttttt ttttt t ttttt t tt tt
         mmmmmmm    aaaa                                    mmmmmmmm mmmmmmmm mm mmmmmm
         mmmmm      ________________________________________
         mmmmmmmm   tt ttt tttt

        mmmm m mmmm m mmmmmmm                                                     m mmmm
        """
    )
  }

  @Test func musicVideos() {
    #expect(
      roles(.musicVideo) == """

        AAAAA AAAAAA AAA m mmmmmm mmmmmm                                 mmm mm m m mmmm

          m  ttttttt ttt ttt ttttttt tttt  mmmmmmm mmmmm  mmmm mm mmmmmm  mmmm     ppppp
          m  ttttt tt tttt ttttttttt       mmmmmmm mmmmm                  mmmm  mmm mmmm

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TTTTTTT TTT TTT TTTTTTT TTTTT TT TTTTTTT
         mmmmmmm mmmmm m mmmm m mmm m mmmm m mmmmm

         mmm        PPPPP
         mmmmm      tttt tt tttttt t ttttt t tt tt
         mmmmmmm    aaaa                                    mmmmmmmm mmmmmmmm mm mmmmmm
         mmmmm      __________________________________________
         mmmmmmmm   tt ttt tttt

        mmmm m mmmm m mmmmmmm                                                     m mmmm
        """
    )
  }

  @Test func albums() {
    #expect(
      roles(.album) == """

        AAAAAA AAA m mmmmmm mmmmmm                                       mmm mm m m mmmm

          m  ttttt tt ttttttt ttttt          mmmmmmm mmmmm        mmmm  mm mmmmmm  ppppp
          m  ttt tttt tt tttttt ttttt ttttt  mmmmmmm mmmmm m mmm  mmmm    m mmmmm  ppppp

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TTTTT TT TTTTTTT TTTTT
         mmmmmmm mmmmm m mmmm m mmmmmmmmmmmmmmmmm

         mmm        PPPPP
         mmmmmm     tt
         mmmmm      ___________________________________
         mmmmmmmm   tt ttt tttt
         mmmmmmmmm  t tttt tttt ttttt ttttttttttttt tttt

        mmmm m mmmm m mmmm                                                        m mmmm
        """
    )
  }

  @Test func artists() {
    #expect(
      roles(.artist) == """

        AAAAAAA AAA m mmmmmm mmmmmm                                      mmm mm m m mmmm

          m  ttttttt ttttt                                             mmmmmmmmmmmmmmmmm
          m  ttt ttttt tttttttttttt ttttttttt t ttttttt                mmmmmmmmm

        mmm mmmmm m mmmm mmm mmmmmmm mm m mmmm                                    m mmmm

         TTTTTTT TTTTT
         mmmmmmmmmmmmmmmmm

         mmmmm      __________________________________________________

        mmmm m mmmm m mmmm                                                        m mmmm
        """
    )
  }

  @Test func podcasts() {
    #expect(
      roles(.podcast) == """

        AAAAAAAA AAA m mmmmmm mmmmmm                                     mmm mm m m mmmm

          m  ttttt tt tt tttttt tttt       mmmmm mmmmmmmmm     mm mmm mmmm  mmm mmmmmmmm
          m  ttt tttttttttttt              mmm mmmmmm           m mmm mmmm     m mmmmmmm

        mmm mmmmm m mmmm mmm mmmmmmm mm m mmmm                                    m mmmm

         TTTTT TT TT TTTTTT TTTT
         mmmmm mmmmmmmmm m mmmm mmmmmmmmmm m mmmmmmmm

         mmmmmmmm   ttt
         mmmmmm     tt ttt tttt
         mmmm       _________________________________________________
         mmmmm      __________________________________________

        mmmm m mmmm m mmmm                                                        m mmmm
        """
    )
  }

  @Test func podcastEpisodes() {
    #expect(
      roles(.podcastEpisode) == """

        AAAAAAA AAAAAAAA AAA m mmmmmm mmmmmm                             mmm mm m m mmmm

          m  ttttt tttt ttttt tt tt tttt ttttt  mmmmm mm mm mmmmmm mm  mm mmm mmmm  mmmm
          m  tttt                               mmm mmmmmmmmmmmm        m mmm mmmm  mmmm

        mmm mmmmm m mmmm mmm mmmmmmm mm m mmmm                                    m mmmm

         TTTTT TTTT TTTTT TT TT TTTT TTTTTT
         mmmm m mmmm mmmmmmmmmm m m m mm mmm

         mmmm       ttttt tt tt tttttt tttt
         mmmmmmm    _______________________________
         mmmm       _________________________________________________
         mmmmm      __________________________________________________________
         mmmmmmmm   tt ttt tttt

         t ttttt
         t ttttttt

         tttt t tttttt

        mmmm m mmmm m mmmm                                                        m mmmm
        """
    )
  }

  @Test func audiobooks() {
    #expect(
      roles(.audiobook) == """

        AAAAAAAAAA AAA m mmmmmm mmmmmm                                   mmm mm m m mmmm

          m  tt tttttttt ttttt tt tttttttt tttttt tttttttt  mmmmmm mm mmmm  mmmm  pppppp
          m  ttttt tt tttttttt                              mmmmmm mmmmmm   mmmm   ppppp

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TT TTTTTTTT TTTTT TT TTTTTTTT TTTTTT TTTTTTTTTTTT
         mmmmmm mm mmmm m mmmm m mmmmmm m mmmmmmm

         mmm        PPPPPP
         mmmmmmm    aaaa                                    mmmmmmmm mmmmmmmm mm mmmmmm
         mmmmmmmm   t ttt tttt

        mmmm m mmmm m mmmmmmm                                                     m mmmm
        """
    )
  }

  @Test func books() {
    #expect(
      roles(.ebook) == """

        AAAAA AAA m mmmmmm mmmmmm                                        mmm mm m m mmmm

          m  tt tttttttt ttttt tt ttttttt  mmmmmm mm mmmm  mmmmmm m mmmmmmm  mmmm  ppppp
          m  tttt                          mmmm mmmmmm     mmmmmmmm          mmmm   pppp

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TT TTTTTTTT TTTTT TT TTTTTTTT TTTTTT
         mmmmmm mm mmmm m mmmm m mmmmmm m mmmmmmm

         mmm        PPPPP
         mmmmm      ____________________________________
         mmmmmmmm   tt ttt tttt
         mmmmmm     ttt tt tt t tttttt
         mmmm       ttt tt

        mmmm m mmmm m mmmmmmm                                                     m mmmm
        """
    )
  }

  @Test func apps() {
    #expect(
      roles(.app) == """

        AAAA AAA m mmmmmm mmmmmm                                         mmm mm m m mmmm

          m  tttttt tttttt ttttt t ttttt   mmmmmmm mm  mmmmmm  mmm mm  mmm mm mmm   pppp
          m  tttt                          mmm mmmmmm     mmm  mmm mm  mmm mm mmm  ppppp

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TTTTTT TTTTTT TTTTT T TTTTT
         mmmmmmm mm m mmmm m mmmmmmmmmmmmm m mm

         mmm        PPPP
         mmmmm      __________________________________
         mmmmmmmm   t ttt tttt
         mmmmmm     ttt tt tt ttt ttttttt
         mmmmmmm    tttttt
         mmmm       ttt tt
         mmmmm      ttt tttt

         tttt t tttttt

        mmmm m mmmm m mmmmmmm                                                     m mmmm
        """
    )
  }

  @Test func macApps() {
    #expect(
      roles(.macApp) == """

        AAA AAAA AAA m mmmmmm mmmmmm                                     mmm mm m m mmmm

          m  ttttt ttttttt                  mmmmmmm mm                             ppppp
          m  ttttt tttttt t ttttt ttttttt   mmmm mmmmm mmmmmm  mm mm  mmm mm mmmm   pppp

        mmm mmmmm m mmmm mmmmm m mmmm mmm mmmmmmm mm                              m mmmm

         TTTTT TTTTTTT
         mmmmmmm mm

         mmm        PPPPP
         mmmmm      ttttt tttt

        mmmm m mmmm m mmmmmmm                                                     m mmmm
        """
    )
  }
}
