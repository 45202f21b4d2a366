import { startOfDay } from "./calendar.ts"

/** Hours of one weekday (0 Sunday to 6 Saturday) in which ads are shown, in minutes from midnight. */
export type WeekSpan = { readonly weekday: number; readonly from: number; readonly to: number }

const dayMinutes = 1440

/** The hours of a calendar day, in order and apart. */
const spansOn = (day: string, spans: readonly WeekSpan[]): { from: number; to: number }[] => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of spans.filter((span) => span.weekday === weekday).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/** The share of a day in which ads are shown, 0 to 1; a day without hours of its own is shown whole. */
export const shownShare = (day: string, spans: readonly WeekSpan[] | null): number =>
  spans === null ? 1 : spansOn(day, spans).reduce((sum, { from, to }) => sum + to - from, 0) / dayMinutes

/** The part of a piece of a day that lies within its hours. */
export const withinHours = <Piece extends { readonly day: string; readonly fromMs: number; readonly toMs: number }>(
  piece: Piece,
  spans: readonly WeekSpan[] | null,
  timeZone: string,
): Piece[] => {
  if (spans === null) return [piece]
  const midnight = startOfDay(piece.day, timeZone)
  return spansOn(piece.day, spans)
    .map(({ from, to }) => ({
      ...piece,
      fromMs: Math.max(piece.fromMs, midnight + from * 60_000),
      toMs: Math.min(piece.toMs, midnight + to * 60_000),
    }))
    .filter(({ fromMs, toMs }) => fromMs < toMs)
}
