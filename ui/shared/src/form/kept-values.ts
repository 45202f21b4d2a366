import { isRecord } from "../frame/kept-typing.ts"

/** What was typed before a reload, where each field has the type of the form's first values; else those. */
export const keptValues = <Values extends object>(kept: unknown, first: Values): Values => {
  const isAlike = Object.entries(first).every(
    ([name, value]) => value === undefined || (isRecord(kept) && typeof kept[name] === typeof value),
  )
  return isRecord(kept) && isAlike ? (kept as Values) : first
}
