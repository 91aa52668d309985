"""Prepares the attachments of marks for fontkit: python3 anchors.py in.ttf out.ttf, called by fonts.mjs.

A font may leave out where a mark of some kind stands on some letter. Fontkit fails on such a gap, so most Malayalam and
Punjabi words could not be set. Each subtable with gaps is split by kinds of marks that have the same gaps, and a part
names only the letters that have the anchor: shapers then see no gap, and place every mark as before.
"""

import copy
import sys

from fontTools.ttLib import TTFont

# How the two kinds of attachment, mark to base and mark to mark, call their parts.
PARTS = {
    4: ("Mark", "Base"),
    6: ("Mark1", "Mark2"),
}
TO_LIGATURE = 5
EXTENSION = 9


def without_gaps(table):
    if table.LookupType == TO_LIGATURE:
        fill(table)
    if table.LookupType not in PARTS:
        return [table]
    mark, base = PARTS[table.LookupType]
    records = getattr(getattr(table, f"{base}Array"), f"{base}Record")
    anchors = [getattr(record, f"{base}Anchor") for record in records]
    kinds_with = {}
    for kind in range(table.ClassCount):
        having = tuple(at for at, row in enumerate(anchors) if row[kind] is not None)
        kinds_with.setdefault(having, []).append(kind)
    if list(kinds_with) == [tuple(range(len(records)))]:
        return [table]
    return [part(table, mark, base, having, kinds) for having, kinds in kinds_with.items() if having]


def part(table, mark, base, having, kinds):
    new = copy.deepcopy(table)
    marks, cover = getattr(new, f"{mark}Array"), getattr(new, f"{mark}Coverage")
    kept = [(glyph, record) for glyph, record in zip(cover.glyphs, marks.MarkRecord) if record.Class in kinds]
    cover.glyphs = [glyph for glyph, _ in kept]
    marks.MarkRecord = [record for _, record in kept]
    marks.MarkCount = len(kept)
    for record in marks.MarkRecord:
        record.Class = kinds.index(record.Class)
    bases, cover = getattr(new, f"{base}Array"), getattr(new, f"{base}Coverage")
    cover.glyphs = [cover.glyphs[at] for at in having]
    records = [getattr(bases, f"{base}Record")[at] for at in having]
    for record in records:
        setattr(record, f"{base}Anchor", [getattr(record, f"{base}Anchor")[kind] for kind in kinds])
    setattr(bases, f"{base}Record", records)
    setattr(bases, f"{base}Count", len(records))
    new.ClassCount = len(kinds)
    return new


def fill(table):
    """A part of a ligature without an anchor takes that of another part; a mark hardly ever stands there."""
    for ligature in table.LigatureArray.LigatureAttach:
        for kind in range(table.ClassCount):
            known = [one.LigatureAnchor[kind] for one in ligature.ComponentRecord if one.LigatureAnchor[kind]]
            for one in ligature.ComponentRecord:
                one.LigatureAnchor[kind] = one.LigatureAnchor[kind] or (known[0] if known else None)


font = TTFont(sys.argv[1], recalcTimestamp=False)
lookups = font["GPOS"].table.LookupList.Lookup if "GPOS" in font and font["GPOS"].table.LookupList else []
for lookup in lookups:
    tables = []
    for table in lookup.SubTable:
        for new in without_gaps(table.ExtSubTable if lookup.LookupType == EXTENSION else table):
            if lookup.LookupType == EXTENSION:
                wrapped = copy.copy(table)
                wrapped.ExtSubTable = new
                new = wrapped
            tables.append(new)
    lookup.SubTable = tables
    lookup.SubTableCount = len(tables)
font.save(sys.argv[2])
