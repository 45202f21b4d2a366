import type { Extracted } from "@domain/businesses"
import { type Entity, textOf, textsOf, thingsOf } from "./entity.ts"
import { fact } from "./fact.ts"
import type { Page } from "./page.ts"

const day =
  /\b(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(day|nesday|rsday|sday|urday)?s?\b|\b(daily|every ?day|all days|weekdays|weekends?|7 days)\b|[月火水木金土日]曜|平日|सोमवार|रविवार/i
const time = /\b\d{1,2}([:.]\d{2})?\s*(am|pm|a\.m|p\.m|noon)\b|\b\d{1,2}[:.]\d{2}\b|\bclosed\b|24 ?hours|24x7|24\/7|休/i
const longest = 120

const shortDay = (text: string) => text.replace(/^https?:\/\/schema\.org\//, "").slice(0, 3)

const specified = (entity: Entity): ReadonlyArray<string> =>
  thingsOf(entity, "openingHoursSpecification").flatMap((hours) => {
    const days = textsOf(hours, "dayOfWeek").map(shortDay)
    const opens = textOf(hours, "opens")
    const closes = textOf(hours, "closes")
    return days.length === 0 || opens === undefined || closes === undefined
      ? []
      : [`${days.join(", ")} ${opens.slice(0, 5)}-${closes.slice(0, 5)}`]
  })

/** Opening hours as worded on the page, one entry per line. */
export const findOpeningHours = (page: Page, entity: Entity | undefined): ReadonlyArray<Extracted<string>> => {
  if (entity !== undefined) {
    const stated = [...textsOf(entity, "openingHours"), ...specified(entity)]
    if (stated.length > 0) return stated.map((text) => fact(text, entity.source, 0.95))
  }
  const joined = page.lines.flatMap(({ text, row }, i) => {
    const next = page.lines[i + 1]
    const sameRow = next !== undefined && row > 0 && next.row === row && !day.test(next.text) && time.test(next.text)
    return sameRow && day.test(text) && !time.test(text) ? [`${text} ${next.text}`] : [text]
  })
  return joined
    .filter((text) => text.length <= longest && day.test(text) && time.test(text))
    .slice(0, 10)
    .map((text) => fact(text, "text", 0.6))
}
