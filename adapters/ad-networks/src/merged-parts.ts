import type { DayPart } from "@domain/insights"

/** Each value of a day once; a network tells some values in several rows, such as phones of two makers. */
export const mergedParts = (parts: ReadonlyArray<DayPart>): ReadonlyArray<DayPart> => {
  const merged = new Map<string, DayPart>()
  for (const part of parts) {
    const key = `${part.date} ${part.value}`
    const before = merged.get(key)
    if (before === undefined) {
      merged.set(key, part)
      continue
    }
    const { results: _results, conversions: _conversions, ...rest } = part
    const isCounted = before.conversions !== undefined && part.conversions !== undefined
    const isTold = before.results !== undefined && part.results !== undefined
    merged.set(key, {
      ...rest,
      impressions: before.impressions + part.impressions,
      clicks: before.clicks + part.clicks,
      spend: before.spend + part.spend,
      ...(isTold && { results: (before.results ?? 0) + (part.results ?? 0) }),
      ...(isCounted && { conversions: (before.conversions ?? 0) + (part.conversions ?? 0) }),
    })
  }
  return [...merged.values()]
}
