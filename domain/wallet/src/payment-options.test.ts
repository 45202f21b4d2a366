import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import {
  addPaymentOption,
  defaultOption,
  isUsable,
  makeDefault,
  PaymentOption,
  paymentOptionsOf,
  removePaymentOption,
} from "./payment-options.ts"

const card = (id: string) => ({ id, brand: "visa", last4: "4242", expiryMonth: 2, expiryYear: 2028 })
const three = ["a", "b", "c"].map(card).reduce(addPaymentOption, [])
const defaults = (options: ReadonlyArray<PaymentOption>) =>
  options.map(({ id, isDefault }) => (isDefault ? `${id}*` : id))

test("the first card is the default, and a further one is not", () => {
  expect(defaults(three)).toEqual(["a*", "b", "c"])
  expect(defaultOption(three)?.id).toBe("a")
  expect(defaultOption([])).toBeUndefined()
})

test("a card that is kept already is renewed in its place and keeps its part", () => {
  const renewed = addPaymentOption(three, { ...card("a"), expiryYear: 2031 })
  expect(defaults(renewed)).toEqual(["a*", "b", "c"])
  expect(renewed[0]?.expiryYear).toBe(2031)
  expect(addPaymentOption(three, { ...card("b"), last4: "1881" })[1]).toMatchObject({ last4: "1881", isDefault: false })
})

test("making a card the default takes it from the other", () => {
  expect(defaults(Result.getOrThrow(makeDefault(three, "c")))).toEqual(["a", "b", "c*"])
})

test("a default that is removed is followed by the newest of the others", () => {
  expect(defaults(Result.getOrThrow(removePaymentOption(three, "a")))).toEqual(["b", "c*"])
  expect(defaults(Result.getOrThrow(removePaymentOption(three, "b")))).toEqual(["a*", "c"])
  expect(Result.getOrThrow(removePaymentOption([card("a")].reduce(addPaymentOption, []), "a"))).toEqual([])
})

test("of a gateway's cards the chosen one is the default, else the oldest", () => {
  const cards = ["a", "b"].map(card)
  expect(
    [paymentOptionsOf(cards, "b"), paymentOptionsOf(cards, "gone"), paymentOptionsOf([], "a")].map(defaults),
  ).toEqual([["a", "b*"], ["a*", "b"], []])
})

test("a card that is not there is neither removed nor made the default", () => {
  for (const outcome of [makeDefault(three, "x"), removePaymentOption(three, "x")]) {
    expect(Result.getOrThrow(Result.flip(outcome))).toMatchObject({
      _tag: "PaymentOptionNotFound",
      errorCode: 104,
    })
  }
})

test("a card may be charged until the end of its month", () => {
  const [first] = three
  const usable = (on: string) => first !== undefined && isUsable(first, on)
  expect(["2027-12-31", "2028-02-29", "2028-03-01"].map(usable)).toEqual([true, true, false])
})

test("a card shows four digits and a month that exists, never its number", () => {
  const wrong = [{ id: "" }, { last4: "42424" }, { last4: "x4242" }, { expiryMonth: 0 }, { expiryMonth: 13 }]
  const years = [{ expiryYear: 1999 }, { expiryYear: 3000 }]
  for (const part of [...wrong, ...years]) expect(Schema.is(PaymentOption)({ ...three[0], ...part })).toBe(false)
  const right = [{}, { expiryMonth: 1 }, { expiryMonth: 12 }, { expiryYear: 2000 }, { expiryYear: 2999 }]
  for (const part of right) expect(Schema.is(PaymentOption)({ ...three[0], ...part })).toBe(true)
})
