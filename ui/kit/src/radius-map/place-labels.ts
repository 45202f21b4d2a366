import type { Point } from "./map-geometry.ts"

export interface Candidate extends Point {
  /** Text of the label; the position is its dot's, in pixels. */
  readonly name: string
  /** Heavier places are placed first. */
  readonly weight: number
}

export interface PlacedLabel extends Candidate {
  /** The start, end or centre of the text, by its anchor. */
  readonly textX: number
  readonly textY: number
  readonly anchor: "start" | "end" | "middle"
  /** Whether it names a mark, which replaces its dot. */
  readonly isOnMark: boolean
}

export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** What is drawn besides the places, in pixels. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Closed lines that no label crosses. */
  readonly outlines: ReadonlyArray<ReadonlyArray<Point>>
  /** Centres of marks; a place on a mark shares it. */
  readonly marks: ReadonlyArray<Point>
  /** Areas that must stay free. */
  readonly blocked: ReadonlyArray<Box>
}

const lineHeight = 15
const dotReach = 4
const markReach = 9
/** Between a dot and its text, in pixels. */
const gap = 3
/** Half the width of an outline and some space, in pixels. */
const outlineRoom = 3

const around = ({ x, y }: Point, reach: number): Box => ({ x0: x - reach, x1: x + reach, y0: y - reach, y1: y + reach })

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

/** Whether a line segment intersects a box (Liang–Barsky). */
const enters = ({ x0, x1, y0, y1 }: Box, from: Point, to: Point): boolean => {
  let [first, last] = [0, 1]
  const sides = [
    [from.x - to.x, from.x - x0],
    [to.x - from.x, x1 - from.x],
    [from.y - to.y, from.y - y0],
    [to.y - from.y, y1 - from.y],
  ] as const
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return false
    if (step < 0) first = Math.max(first, room / step)
    if (step > 0) last = Math.min(last, room / step)
  }
  return first <= last
}

const isCrossedBy = ({ x0, x1, y0, y1 }: Box, outline: ReadonlyArray<Point>): boolean => {
  const roomy = { x0: x0 - outlineRoom, x1: x1 + outlineRoom, y0: y0 - outlineRoom, y1: y1 + outlineRoom }
  return outline.some((point, index) => enters(roomy, point, outline[(index + 1) % outline.length] ?? point))
}

type Text = Pick<PlacedLabel, "textX" | "textY" | "anchor"> & { readonly box: Box }

/** Candidate texts: beside the dot, above and below it, then at its corners. */
const textsFor = (name: string, { x, y }: Point, reach: number): ReadonlyArray<Text> => {
  const width = [...name].length * 7.2 + 4
  const text = (anchor: Text["anchor"], textX: number, textY: number): Text => {
    const x0 = anchor === "start" ? textX : anchor === "end" ? textX - width : textX - width / 2
    return { anchor, textX, textY, box: { x0, x1: x0 + width, y0: textY + 3 - lineHeight, y1: textY + 3 } }
  }
  const [away, corner] = [reach + gap, reach * 0.7 + gap - 1]
  const [above, below] = [y - away, y + away + 9]
  return [
    text("start", x + away, y + 4),
    text("end", x - away, y + 4),
    text("middle", x, above),
    text("middle", x, below),
    text("start", x + corner, y - corner),
    text("start", x + corner, y + corner + 9),
    text("end", x - corner, y - corner),
    text("end", x - corner, y + corner + 9),
  ]
}

/**
 * Chooses the places that can be drawn with labels, heaviest first: no label overlaps another, a dot, a mark or an
 * outline, or leaves the drawing. Others are left out with their dots.
 */
export const placeLabels = (
  candidates: ReadonlyArray<Candidate>,
  { width, height, outlines, marks, blocked }: Drawing,
): ReadonlyArray<PlacedLabel> => {
  const markBoxes = marks.map((mark) => around(mark, markReach))
  const occupied: Array<Box> = [...blocked]
  const placed: Array<PlacedLabel> = []
  for (const candidate of candidates.toSorted((a, b) => b.weight - a.weight)) {
    const dotBox = around(candidate, dotReach)
    const mark = marks.find((it) => overlaps(around(it, markReach), dotBox))
    const place = mark ?? candidate
    const reach = mark === undefined ? dotReach : markReach
    const dot = around(place, reach)
    if (occupied.some((other) => overlaps(dot, other))) continue
    const free = textsFor(candidate.name, place, reach).find(
      ({ box }) =>
        box.x0 >= 2 &&
        box.y0 >= 2 &&
        box.x1 <= width - 2 &&
        box.y1 <= height - 2 &&
        !occupied.some((other) => overlaps(box, other)) &&
        !markBoxes.some((other) => overlaps(box, other)) &&
        !outlines.some((outline) => isCrossedBy(box, outline)),
    )
    if (free === undefined) continue
    occupied.push(dot, free.box)
    const { x, y } = place
    const { anchor, textX, textY } = free
    placed.push({ ...candidate, x, y, anchor, textX, textY, isOnMark: mark !== undefined })
  }
  return placed
}
