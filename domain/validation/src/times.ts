import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { typedList, typedText } from "./plain-text.ts"

/** Longest animation of a creative, in seconds. Spec: business constants. */
export const longestAnimation = 120

/** Seconds of an animation, 0 to 120, as typed or as a number. Spec: "Animation time 0-120 s". */
export const animationTime = (typed: string | number): Checked<number> => {
  const text = typedText(typeof typed === "number" ? String(typed) : typed).trim()
  const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : -1
  return seconds >= 0 && seconds <= longestAnimation
    ? Result.succeed(seconds)
    : refuse("validation.animationTime", { least: 0, most: longestAnimation })
}

/** Hours of one weekday (0 Sunday to 6 Saturday) in which calls are answered, in minutes from midnight; `to` may be 1440. */
export interface CallHours {
  readonly weekday: number
  readonly from: number
  readonly to: number
}

const isSpan = ({ weekday, from, to }: CallHours): boolean =>
  [weekday, from, to].every(Number.isInteger) && weekday >= 0 && weekday <= 6 && from >= 0 && from < to && to <= 1440

/** Most spans of one weekday: what Google's schedule takes. */
const mostSpansOfDay = 6

const holdsWholeHour = ({ from, to }: CallHours): boolean => Math.ceil(from / 60) < Math.floor(to / 60)

/**
 * Call hours in order of the week: each span of some length, none overlapping, at most six a day, and with a full hour of the clock,
 * the least that Meta's schedule takes. Spec: onboarding content, call hours by weekday.
 */
export const callHours = (hours: ReadonlyArray<CallHours>): Checked<ReadonlyArray<CallHours>> => {
  const known = typedList(hours)
  if (!known.every((span) => typeof span === "object" && span !== null)) return refuse("validation.callHoursInvalid")
  const ordered = known.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)
  const overlaps = ordered.some((span, index) => {
    const next = ordered[index + 1]
    return next !== undefined && next.weekday === span.weekday && next.from < span.to
  })
  const isTooMany = ordered.some(
    ({ weekday }) => ordered.filter((span) => span.weekday === weekday).length > mostSpansOfDay,
  )
  return ordered.some(holdsWholeHour) && ordered.every(isSpan) && !overlaps && !isTooMany
    ? Result.succeed(ordered)
    : refuse("validation.callHoursInvalid")
}
