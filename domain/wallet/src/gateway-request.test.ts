import { Option, Schema } from "effect"
import { expect, test } from "vitest"
import { CardSetupRequest, RazorpayOrderRequest, sessionCardsQuery } from "./gateway-request.ts"

const order = { amount: 350_00, currency: "INR", receipt: "r1", partialPayment: false, isLiveMode: true }
const isOrder = (value: object) => Option.isSome(Schema.decodeUnknownOption(RazorpayOrderRequest)(value))

test("an order is never paid in parts, and says whether it is real", () => {
  expect(isOrder(order)).toBe(true)
  expect([{ partialPayment: true }, { isLiveMode: undefined }].map((part) => isOrder({ ...order, ...part }))).toEqual([
    false,
    false,
  ])
})

test("a card is prepared for a region, really or for tests", () => {
  const isSetup = (value: object) => Option.isSome(Schema.decodeUnknownOption(CardSetupRequest)(value))
  expect([isSetup({ isLiveMode: false, region: "GB" }), isSetup({ region: "GB" })]).toEqual([true, false])
})

test("a session's cards are asked for by isForSession", () => {
  expect(sessionCardsQuery).toEqual({ isForSession: "true" })
})
