#!/usr/bin/env python3
"""Writes Sources/TerminalText/UnicodeTables.swift from the files of Debian's package unicode-data.

    python3 Tests/TerminalTextTests/generate-width-table.py [/usr/share/unicode]

Each table is a list of runs: `first scalar << 8 | class`, valid up to the next entry.
"""

import pathlib
import re
import sys

DATA = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
TARGET = pathlib.Path(__file__).parents[2] / "Sources/TerminalText/UnicodeTables.swift"
LAST = 0x10FFFF

# The raw values of `ScalarClass`.
NARROW, WIDE, MARK, IGNORABLE, CONTROL, UNCERTAIN = range(6)
EMOJI, PICTOGRAPH, TEXT_SELECTOR, EMOJI_SELECTOR, JOINER, MODIFIER = range(6, 12)


def lines(name):
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def scalars(field):
    first, _, last = field.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def with_property(name, *wanted):
    return {s for fields in lines(name) if fields[1] in wanted for s in scalars(fields[0])}


def categories():
    result, first = {}, None
    for fields in lines("UnicodeData.txt"):
        scalar = int(fields[0], 16)
        if fields[1].endswith(", First>"):
            first = scalar
        elif fields[1].endswith(", Last>"):
            result.update((s, fields[2]) for s in range(first, scalar + 1))
        else:
            result[scalar] = fields[2]
    return result


def version():
    head = (DATA / "EastAsianWidth.txt").read_text(encoding="utf-8").splitlines()[0]
    return re.search(r"(\d+\.\d+\.\d+)", head).group(1)


def width_classes():
    category = categories()
    wide = with_property("EastAsianWidth.txt", "W", "F")
    emoji = with_property("emoji/emoji-data.txt", "Emoji_Presentation")
    pictographic = with_property("emoji/emoji-data.txt", "Extended_Pictographic")
    modifiers = with_property("emoji/emoji-data.txt", "Emoji_Modifier")
    variable = {int(f[0].split()[0], 16) for f in lines("emoji/emoji-variation-sequences.txt")}
    ignorable = with_property("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    extending = with_property("DerivedCoreProperties.txt", "Grapheme_Extend")
    visible_formats = with_property("PropList.txt", "Prepended_Concatenation_Mark")
    conjoining = with_property("HangulSyllableType.txt", "V", "T")
    regional = with_property("PropList.txt", "Regional_Indicator")
    if not regional:
        regional = set(range(0x1F1E6, 0x1F200))
    tags = set(range(0xE0020, 0xE0080))

    def classify(s):
        kind = category.get(s, "Cn")
        if kind in ("Cc", "Zl", "Zp", "Cs"):
            return CONTROL
        if s == 0x200D:
            return JOINER
        if s == 0xFE0E:
            return TEXT_SELECTOR
        if s == 0xFE0F:
            return EMOJI_SELECTOR
        if s in modifiers:
            return MODIFIER
        if s in regional or s in visible_formats or s == 0xFFA0:
            return UNCERTAIN
        if kind in ("Mn", "Me") or s in conjoining or s in tags:
            return MARK
        if kind == "Cf" or (kind == "Cn" and s in ignorable):
            return MARK if s in extending else IGNORABLE
        if kind == "Mc":
            return UNCERTAIN
        if s in emoji:
            return EMOJI
        if s in wide:
            return WIDE
        if s in variable and s > 0x7F:
            return PICTOGRAPH
        if kind == "Cn" and s in pictographic:
            return UNCERTAIN
        return NARROW

    return [classify(s) for s in range(LAST + 1)]


def right_to_left():
    category = categories()
    strong = with_property("extracted/DerivedBidiClass.txt", "R", "AL")
    # Unassigned scalars between two right-to-left ones join their run: fewer runs, same answers.
    classes, last = [int(s in strong) for s in range(LAST + 1)], None
    for s in range(LAST + 1):
        if s in strong:
            if last is not None and all(t not in category for t in range(last + 1, s)):
                classes[last + 1:s] = [1] * (s - last - 1)
            last = s
    return classes


def runs(classes):
    previous = None
    for scalar, kind in enumerate(classes):
        if kind != previous:
            yield scalar << 8 | kind
        previous = kind


def table(name, summary, classes):
    values = [f"0x{value:07x}" for value in runs(classes)]
    rows = [", ".join(values[i:i + 8]) for i in range(0, len(values), 8)]
    body = "".join(f"    {row},\n" for row in rows)
    return f"  /// {summary}\n  // swift-format-ignore\n  static let {name}: [UInt32] = [\n{body}  ]\n"


TARGET.write_text(
    "// Generated from Unicode "
    + version()
    + " by Tests/TerminalTextTests/generate-width-table.py: change that, not this.\n\n"
    + "/// Properties of all scalars as sorted runs: `first scalar << 8 | class`, up to the next entry.\n"
    + "enum UnicodeTables {\n"
    + table("widthClasses", "The raw values of `ScalarClass`.", width_classes())
    + "\n"
    + table("rightToLeft", "1 where the scalar is strongly right-to-left (bidi classes R and AL).",
            right_to_left())
    + "}\n",
    encoding="utf-8",
)
