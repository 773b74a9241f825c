"""
Maker of two fonts that Marquee includes for JavaFX on Linux. It needs fonttools 4 and isn't part of the build.

python3 fonts.py NOTO HEEBO_REGULAR HEEBO_BOLD EMOJI OUT

"Marquee Right to Left" has the letters that run from right to left and the punctuation between them in one font, because
JavaFX turns words around where two fonts meet. It has no Latin letters and no digits, so that those stay in Roboto. NOTO
is the directory of Debian's package fonts-noto-core with the fonts, HEEBO_… are two fonts of the npm package
"@expo-google-fonts/heebo".

"Noto Emoji" is EMOJI, of the npm package "@expo-google-fonts/noto-emoji", with a rule for invisible characters: Pango
hides them, and JavaFX draws a box for what is hidden. What a rule of the font replaced isn't hidden.
"""

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph

FAMILY = "Marquee Right to Left"
UNITS = 2048
NOTO = {
    "NotoSansArabic": (["arab"], [(0x600, 0x6FF), (0x750, 0x77F), (0x870, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE)]),
    "NotoSansThaana": (["thaa"], [(0x780, 0x7BF)]),
    "NotoSansNKo": (["nko "], [(0x7C0, 0x7FF)]),
}
HEBREW = [(0x590, 0x5FF), (0xFB1D, 0xFB4F)]
# fmt: off
SIGNS = [
    *(sign for sign in range(0x20, 0x7F) if not chr(sign).isalnum()),
    0xA0, 0xA7, 0xA9, 0xAB, 0xAE, 0xB0, 0xB1, 0xB6, 0xB7, 0xBB, 0xD7, 0xF7, *range(0x2010, 0x2028), 0x2030, 0x2032,
    0x2033, 0x2039, 0x203A, 0x2044, 0x20AA, 0x20AC, 0x2122, 0x2212,
]
# fmt: on
INVISIBLE = [0xAD, 0x61C, *range(0x200B, 0x2010), *range(0x202A, 0x202F), 0x2060, *range(0x2066, 0x206A), 0xFEFF]
EMOJI_INVISIBLE = [0x200D, 0xFE0E, 0xFE0F, *range(0xE0020, 0xE0080)]


def part(source, scripts, characters, out):
    font = TTFont(source)
    if font["head"].unitsPerEm != UNITS:
        scale_upem(font, UNITS)
    options = Options()
    options.layout_features = ["*"]
    options.layout_scripts = [*scripts, "DFLT"]
    options.hinting = False
    options.glyph_names = False
    options.drop_tables += ["STAT", "gasp", "prep"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.save(out)
    return set(font.getBestCmap())


def spread(ranges):
    return [character for first, last in ranges for character in range(first, last + 1)]


def joined(noto, hebrew, style, work):
    parts, known = [], set(INVISIBLE)
    for name, (scripts, ranges) in NOTO.items():
        source = noto / f"{name}-{style}.ttf"
        parts.append(work / f"{name}.ttf")
        missing = [character for character in spread(ranges) if character not in known]
        known |= part(source if source.exists() else noto / f"{name}-Regular.ttf", scripts, missing, parts[-1])
    parts.append(work / "Hebrew.ttf")
    part(hebrew, ["hebr"], [*spread(HEBREW), *(sign for sign in SIGNS if sign not in known)], parts[-1])
    return Merger().merge([str(file) for file in parts])


def add_invisible(font):
    add_glyph(font, "invisible")
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({character: "invisible" for character in INVISIBLE})


def add_glyph(font, name):
    glyph = Glyph()
    glyph.numberOfContours = 0
    font["glyf"][name] = glyph
    font["hmtx"][name] = (0, 0)
    if "vmtx" in font:
        font["vmtx"][name] = (0, 0)
    font.setGlyphOrder(font["glyf"].glyphOrder)


def draw_nothing(font, characters):
    """A rule replaces invisible characters by a glyph without ink, after all other rules."""
    add_glyph(font, "invisible.drawn")
    known = font.getBestCmap()
    glyphs = {known[character] for character in characters if character in known}
    rules = font["GSUB"].table
    rule = len(rules.LookupList.Lookup)
    rules.LookupList.Lookup.append(
        buildLookup([buildSingleSubstSubtable({glyph: "invisible.drawn" for glyph in sorted(glyphs)})])
    )
    rules.LookupList.LookupCount = rule + 1
    own = feature(rules, rule)
    for script in rules.ScriptList.ScriptRecord:
        for language in [script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)]:
            if language is not None:
                compose(rules, language, rule, own)


def feature(rules, rule):
    record = otTables.FeatureRecord()
    record.FeatureTag = "ccmp"
    record.Feature = otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex = [rule]
    rules.FeatureList.FeatureRecord.append(record)
    return len(rules.FeatureList.FeatureRecord) - 1


def compose(rules, language, rule, own):
    """Only the first feature of a name counts."""
    records = rules.FeatureList.FeatureRecord
    composing = [records[at].Feature for at in language.FeatureIndex if records[at].FeatureTag == "ccmp"]
    if not composing:
        language.FeatureIndex.append(own)
    elif rule not in composing[0].LookupListIndex:
        composing[0].LookupListIndex.append(rule)


def name(font, style):
    font["name"].names = []
    texts = {
        0: "Copyright 2015-2020 Google LLC. All Rights Reserved. "
        "Copyright 2014 The Heebo Project Authors (https://github.com/OdedEzer/heebo).",
        1: FAMILY,
        2: style,
        3: f"{FAMILY} {style}",
        4: f"{FAMILY} {style}",
        5: "Version 1.000",
        6: f"MarqueeRightToLeft-{style}",
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1. This license is available with "
        "a FAQ at: https://scripts.sil.org/OFL",
        14: "https://scripts.sil.org/OFL",
    }
    for place, text in texts.items():
        font["name"].setName(text, place, 3, 1, 0x409)
    is_bold = style == "Bold"
    font["OS/2"].usWeightClass = 700 if is_bold else 400
    font["OS/2"].fsSelection = 0x20 if is_bold else 0x40
    font["head"].macStyle = 1 if is_bold else 0
    font.recalcTimestamp = False


def right_to_left(noto, hebrew, style, out):
    with tempfile.TemporaryDirectory() as work:
        font = joined(noto, hebrew, style, Path(work))
        add_invisible(font)
        draw_nothing(font, INVISIBLE)
        name(font, style)
        font.save(out / f"MarqueeRightToLeft-{style}.ttf")


def emoji(source, out):
    font = TTFont(source, recalcTimestamp=False)
    draw_nothing(font, EMOJI_INVISIBLE)
    font.save(out / "NotoEmoji-Regular.ttf")


def main(noto, regular, bold, emojis, out):
    right_to_left(Path(noto), regular, "Regular", Path(out))
    right_to_left(Path(noto), bold, "Bold", Path(out))
    emoji(emojis, Path(out))


if __name__ == "__main__":
    main(*sys.argv[1:])
