import type { Extracted } from "@domain/businesses"
import { type Entity, textOf, textsOf, thingsOf, valuesOf } from "./entity.ts"
import { fact } from "./fact.ts"
import { type Page, squeeze } from "./page.ts"

const day =
  /\b(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(day|nesday|rsday|sday|urday)?s?\b|\b(daily|every ?day|all days|weekdays|weekends?|7 days)\b|[月火水木金土日]曜|平日|सोमवार|रविवार/i
const time = /\b\d{1,2}([:.]\d{2})?\s*(am|pm|a\.m|p\.m|noon)\b|\b\d{1,2}[:.]\d{2}\b|\bclosed\b|24 ?hours|24x7|24\/7|休/i
const longest = 120

const dayAddress = /^(?:https?:\/\/)?[\w./-]*[/#:](?=[A-Za-z]+$)/
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/i

const dayOf = (text: string): string => {
  const name = text.replace(dayAddress, "")
  return weekday.test(name) ? name.slice(0, 3) : name
}

const clock = /^T?(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/i

/** A time without seconds and zone; as it is where its form is another. */
const timeOf = (text: string): string => {
  const [, hour, minute, half = ""] = clock.exec(text.trim()) ?? []
  return hour === undefined ? text.trim() : `${hour.padStart(2, "0")}:${minute}${half === "" ? "" : ` ${half}`}`
}

const dated = (hours: Entity): boolean => ["validFrom", "validThrough"].some((each) => valuesOf(hours, each).length > 0)

const longSeasonDays = 300

/** Whether hours that are dated are the usual ones: their season is most of a year, or has no end. */
const isUsual = (hours: Entity): boolean => {
  const [from, until] = ["validFrom", "validThrough"].map((each) => Date.parse(textOf(hours, each) ?? ""))
  if (from === undefined || until === undefined || Number.isNaN(until)) return true
  return !Number.isNaN(from) && until - from > longSeasonDays * 86_400_000
}

/** The opening-hour specifications of an entity's usual week, without holidays and seasons. */
const weeklyOf = (entity: Entity): ReadonlyArray<Entity> => {
  const all = [...thingsOf(entity, "openingHoursSpecification"), ...thingsOf(entity, "openingHours")]
  const undated = all.filter((hours) => !dated(hours))
  return undated.length > 0 ? undated : all.filter(isUsual)
}

const specified = (entity: Entity): ReadonlyArray<string> =>
  weeklyOf(entity).flatMap((hours) => {
    const days = textsOf(hours, "dayOfWeek").map(dayOf)
    const opens = textOf(hours, "opens")
    const closes = textOf(hours, "closes")
    if (days.length === 0 || opens === undefined || closes === undefined) return []
    const [from, to] = [timeOf(opens), timeOf(closes)]
    // Midnight to midnight says that a day is closed.
    return from === to ? [] : [`${days.join(", ")} ${from}-${to}`]
  })

/** The opening hours that structured data states, as worded there. */
export const statedHours = (entity: Entity): ReadonlyArray<Extracted<string>> => {
  const written = valuesOf(entity, "openingHours").filter((value) => typeof value === "string")
  return [...written.map(squeeze), ...specified(entity)].map((text) => fact(text, entity.source, 0.95))
}

/** Opening hours as worded on the page, one entry per line. */
export const findOpeningHours = (page: Page, entity: Entity | undefined): ReadonlyArray<Extracted<string>> => {
  const stated = entity === undefined ? [] : statedHours(entity)
  if (stated.length > 0) return stated
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
