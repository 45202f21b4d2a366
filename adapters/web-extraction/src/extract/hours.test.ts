import { expect, test } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

const hoursOf = (stated: object) =>
  extractDetails(
    `<title>Kirk Bakery</title><script type="application/ld+json">${JSON.stringify({ "@type": "Bakery", name: "Kirk Bakery", ...stated })}</script>`,
    "https://kirkbakery.example.com/",
    { places: fewPlaces, region: "GB" },
  ).openingHours.map(({ value }) => value)

const on = (dayOfWeek: unknown, opens: string, closes: string, more: object = {}) => ({
  dayOfWeek,
  opens,
  closes,
  ...more,
})

test.each([
  [
    "several days of one specification",
    on(["Monday", "https://schema.org/Tuesday"], "09:00:00", "17:30:00"),
    "Mon, Tue 09:00-17:30",
  ],
  ["a day by another vocabulary", on("http://purl.org/goodrelations/v1#Sunday", "10:00", "14:00"), "Sun 10:00-14:00"],
  ["a day with its prefix", on("schema:Friday", "10:00", "14:00"), "Fri 10:00-14:00"],
  [
    "a day as an entity",
    on({ "@type": "DayOfWeek", "@id": "https://schema.org/Friday" }, "10:00", "14:00"),
    "Fri 10:00-14:00",
  ],
  ["days as a range", on("Monday - Friday", "09:00", "17:00"), "Monday - Friday 09:00-17:00"],
  ["hours of half a day", on("Monday", "9:00 AM", "5:30 PM"), "Mon 09:00 AM-05:30 PM"],
  ["hours with a zone", on("Monday", "09:00:00+05:30", "21:00:00+05:30"), "Mon 09:00-21:00"],
  ["a night", on("Friday", "18:00", "02:00"), "Fri 18:00-02:00"],
])("%s", (_, openingHoursSpecification, expected) => {
  expect(hoursOf({ openingHoursSpecification })).toEqual([expected])
  expect(hoursOf({ openingHours: [openingHoursSpecification] })).toEqual([expected])
})

test("hours of a holiday are not hours of the week", () => {
  const christmas = { validFrom: "2026-12-24", validThrough: "2026-12-26" }
  const closed = on(["Friday"], "00:00", "00:00", christmas)
  const short = on("Thursday", "10:00", "12:00", christmas)
  expect(hoursOf({ openingHoursSpecification: [on("Monday", "09:00", "17:00"), closed, short] })).toEqual([
    "Mon 09:00-17:00",
  ])
  expect(hoursOf({ openingHoursSpecification: short })).toEqual([])
  expect(hoursOf({ specialOpeningHoursSpecification: on("Monday", "10:00", "12:00") })).toEqual([])
})

test("hours that hold for years are hours of the week", () => {
  const long = { validFrom: "2020-01-01", validThrough: "2030-12-31" }
  expect(hoursOf({ openingHoursSpecification: on("Monday", "09:00", "17:00", long) })).toEqual(["Mon 09:00-17:00"])
  const open = { validFrom: "2024-01-01" }
  expect(hoursOf({ openingHoursSpecification: on("Monday", "09:00", "17:00", open) })).toEqual(["Mon 09:00-17:00"])
})

test("a day from midnight to midnight is closed", () => {
  expect(
    hoursOf({ openingHoursSpecification: [on("Sunday", "00:00", "00:00"), on("Monday", "00:00", "23:59")] }),
  ).toEqual(["Mon 00:00-23:59"])
})
