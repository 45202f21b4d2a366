import type { Box } from "../document/box.ts"
import { type PageSize, safeBoxOf } from "../document/page-size.ts"

/** A line that a moved box keeps to, across or down the page, in pixels. */
export interface Guide {
  readonly axis: "x" | "y"
  readonly at: number
  /** Whether it is an edge of the part that words and logos stay within. */
  readonly isSafe: boolean
}

/** How far a box moves to its nearest guides, and these guides. */
export interface Snap {
  readonly x: number
  readonly y: number
  readonly guides: ReadonlyArray<Guide>
}

const linesOf = (axis: "x" | "y", { x, y, width, height }: Box): ReadonlyArray<number> =>
  axis === "x" ? [x, x + width / 2, x + width] : [y, y + height / 2, y + height]

const guidesOf = (axis: "x" | "y", page: PageSize, others: ReadonlyArray<Box>): ReadonlyArray<Guide> => {
  const [start, , end] = linesOf(axis, safeBoxOf(page))
  const safe = [start, end].flatMap((at) => (at === undefined ? [] : [{ axis, at, isSafe: true }]))
  const plain = [{ x: 0, y: 0, ...page }, ...others].flatMap((box) => linesOf(axis, box))
  return [...safe, ...plain.map((at) => ({ axis, at, isSafe: false }))]
}

const nearest = (axis: "x" | "y", box: Box, guides: ReadonlyArray<Guide>, reach: number) => {
  const candidates = linesOf(axis, box).flatMap((line) =>
    guides.map((guide) => ({ guide, by: guide.at - line, distance: Math.abs(guide.at - line) })),
  )
  return candidates
    .filter(({ distance }) => distance <= reach)
    .toSorted((one, other) => one.distance - other.distance)[0]
}

/** Where a moved box snaps: edges and middles of the page, its safe part and other layers, within a reach in pixels. */
export const snapOf = (box: Box, page: PageSize, others: ReadonlyArray<Box>, reach: number): Snap => {
  const [across, down] = [
    nearest("x", box, guidesOf("x", page, others), reach),
    nearest("y", box, guidesOf("y", page, others), reach),
  ]
  return {
    x: across?.by ?? 0,
    y: down?.by ?? 0,
    guides: [across, down].flatMap((one) => (one === undefined ? [] : [one.guide])),
  }
}
