import { type DayPart, mergeDayParts } from "@domain/budget"

/** The spans without some hours of every day. */
export const withoutHours = (parts: ReadonlyArray<DayPart>, from: number, to: number): ReadonlyArray<DayPart> =>
  mergeDayParts(parts).flatMap((part) =>
    [
      { ...part, to: Math.min(part.to, from * 60) },
      { ...part, from: Math.max(part.from, to * 60) },
    ].filter((left) => left.from < left.to),
  )

/** Whether any of some hours is in the spans. */
export const hasHours = (parts: ReadonlyArray<DayPart>, from: number, to: number): boolean =>
  parts.some((part) => part.from < to * 60 && part.to > from * 60)
