import { factReadings } from "@adapters/web-extraction/facts"
import { fillSession } from "@domain/signup"
import { begunSession } from "@domain/signup/testing"
import { expect, test } from "vitest"
import { severalPlaces } from "./testing/several-places.ts"
import { twoTowns } from "./testing/two-towns.ts"

const { page } = factReadings(twoTowns)
const read = (html: string) => page({ html, address: "https://kirkbakery.example.com/", region: "GB" }).details

const days = (from: number, to: number, ...weekdays: ReadonlyArray<number>) =>
  weekdays.map((weekday) => ({ weekday, from, to }))

const offered = [
  {
    postalCode: "LS1 6BY",
    city: "Leeds",
    addressLine: "2 Kirkgate",
    phone: "+441132450099",
    callHours: days(480, 1020, 1, 2, 3, 4, 5, 6),
  },
  {
    postalCode: "YO31 7EA",
    city: "York",
    addressLine: "9 Micklegate",
    phone: "+441904555671",
    callHours: [...days(540, 990, 1, 2), ...days(1080, 1440, 5), ...days(0, 120, 6)],
  },
]

test.each(Object.entries(severalPlaces))("%s: each is offered with number and hours", (_, html) => {
  const details = read(html)
  expect(details.name?.value).toBe("Kirk Bakery")
  const draft = fillSession(begunSession({ region: "GB" }), details, { categories: [], services: [] })
  expect(draft.foundContacts?.locations).toMatchObject(offered)
  expect(draft.business).toMatchObject({ phone: offered[0]?.phone, location: { postalCode: "LS1 6BY" } })
  expect(draft.creative.callHours).toEqual(offered[0]?.callHours)
  expect(details.furtherPlaces).toHaveLength(1)
  expect(details.phones.map(({ value }) => value)).toEqual(offered.map(({ phone }) => phone))
})
