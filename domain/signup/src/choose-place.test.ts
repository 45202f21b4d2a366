import { expect, test } from "vitest"
import { choosePlace } from "./choose-place.ts"
import { begunSession } from "./testing/session.arbitrary.ts"

const week = (from: number) => [{ weekday: 1, from, to: 1020 }]
const leeds = { city: "Leeds", postalCode: "LS1 6BY", phone: "+441132450099", callHours: week(480) }
const york = { city: "York", postalCode: "YO31 7EA", phone: "+441904555671", callHours: week(540) }
const exeter = { city: "Exeter", postalCode: "EX4 1AL" }
const foundContacts = {
  phones: ["+441132450099", "+448001234567", "+441904555671"],
  emailAddresses: [],
  locations: [leeds, york, exeter],
}
const draft = (phone: string | undefined, callHours?: ReturnType<typeof week>) =>
  begunSession({
    foundContacts,
    business: phone === undefined ? {} : { phone },
    creative: callHours === undefined ? {} : { callHours },
  })

test("a place comes with its address, number and hours", () => {
  const change = {
    business: { location: { city: "York", postalCode: "YO31 7EA" }, phone: york.phone },
    creative: { callHours: york.callHours },
  }
  expect(choosePlace(draft(leeds.phone, leeds.callHours), york)).toEqual(change)
  expect(choosePlace(draft(undefined), york)).toEqual(change)
  expect(choosePlace(draft("+448001234567"), york)).toEqual(change)
})

test("what the owner typed stays", () => {
  expect(choosePlace(draft("+447700900123", week(600)), york)).toEqual({
    business: { location: { city: "York", postalCode: "YO31 7EA" } },
  })
})

test("a place without number and hours has the first number and nobody's hours", () => {
  expect(choosePlace(draft(york.phone, york.callHours), exeter)).toEqual({
    business: { location: exeter, phone: leeds.phone },
    creative: { callHours: null },
  })
})

test("a number of no place stays where the chosen one has none", () => {
  expect(choosePlace(draft("+448001234567"), exeter)).toEqual({ business: { location: exeter } })
})

test("a portal without the business's phone keeps none", () => {
  expect(choosePlace({ ...draft(undefined), phoneRequirement: "disabled" }, york).business?.phone).toBeUndefined()
})
