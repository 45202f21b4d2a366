import {
  backPage,
  type FlowEdge,
  edgesOf,
  type Flavour,
  flowOf,
  guard,
  type LaunchState,
  type PageId,
  type Turn,
} from "@domain/launch"
import { Result } from "effect"

/** What the guard says of a page for somebody at a saved state: the page itself, open, closed behind or not yet reached. */
export type Standing = "here" | "open" | "closed"

/** A page at its place in the drawing. */
export interface Stop {
  readonly page: PageId
  readonly row: number
  readonly standing: Standing
}

/** An arrow beside the line of pages; `lane` 0 is nearest to it. */
export interface Arc {
  readonly from: number
  readonly to: number
  readonly lane: number
}

/** Where a page leads besides the next row, and on what condition; no turns on the usual way. */
export interface Exit {
  readonly from: number
  readonly to: PageId
  readonly turns: ReadonlyArray<Turn>
}

/** A flavour's table as a line of pages: usual ways on it or at its end side, ways back at its start side. */
export interface JourneyDrawing {
  readonly stops: ReadonlyArray<Stop>
  /** Rows that lead to the next row by the usual way. */
  readonly straight: ReadonlyArray<number>
  readonly forward: ReadonlyArray<Arc>
  readonly back: ReadonlyArray<Arc>
  readonly exits: ReadonlyArray<Exit>
}

type Span = Omit<Arc, "lane">

const overlaps = (a: Span, b: Span): boolean =>
  Math.min(a.from, a.to) <= Math.max(b.from, b.to) && Math.min(b.from, b.to) <= Math.max(a.from, a.to)

/** Gives each arc the nearest lane in which it touches no other; short ones choose first. */
const inLanes = (spans: ReadonlyArray<Span>): ReadonlyArray<Arc> =>
  spans
    .toSorted((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from) || a.from - b.from)
    .reduce<ReadonlyArray<Arc>>((placed, span) => {
      const taken = new Set(placed.filter((arc) => overlaps(arc, span)).map(({ lane }) => lane))
      let lane = 0
      while (taken.has(lane)) lane += 1
      return [...placed, { ...span, lane }]
    }, [])

/** Draws a flavour for somebody whose launch has come as far as `saved`. */
export const drawJourney = (flavour: Flavour, saved: LaunchState): JourneyDrawing => {
  const pages = flowOf(flavour).map(({ page }) => page)
  const rowOf = (page: PageId): number => pages.indexOf(page)
  const sent = pages.map((page) => guard(saved, page, flavour)).find(({ _tag }) => _tag === "redirect")
  const herePage = sent?._tag === "redirect" ? sent.to.id : undefined
  const standingOf = (page: PageId): Standing => {
    if (page === herePage) return "here"
    return guard(saved, page, flavour)._tag === "allow" ? "open" : "closed"
  }
  const edges = edgesOf(flavour)
  const isStraight = ({ from, to, turn }: FlowEdge): boolean => turn === undefined && rowOf(to) === rowOf(from) + 1
  const beside = edges.filter((edge) => !isStraight(edge))
  const pairs = new Map(beside.map((edge) => [`${edge.from} ${edge.to}`, edge]))
  const back = pages.flatMap((page, row) => {
    const to = Result.getOrThrow(backPage(flavour, page))
    return to === undefined ? [] : [{ from: row, to: rowOf(to.id) }]
  })
  return {
    stops: pages.map((page, row) => ({ page, row, standing: standingOf(page) })),
    straight: edges.filter(isStraight).map(({ from }) => rowOf(from)),
    forward: inLanes([...pairs.values()].map(({ from, to }) => ({ from: rowOf(from), to: rowOf(to) }))),
    back: inLanes(back),
    exits: [...pairs.values()].map(({ from, to }) => ({
      from: rowOf(from),
      to,
      turns: beside.flatMap((edge) => (edge.from === from && edge.to === to ? (edge.turn ?? []) : [])),
    })),
  }
}
