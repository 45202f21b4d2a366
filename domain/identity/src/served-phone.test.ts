import { expect, test } from "vitest"
import { isServedPhone } from "./served-phone.ts"

test.each([
  ["+919876543210", true, false],
  ["+447912345678", false, true],
  ["+12125550100", false, false],
  ["+375291234567", false, false],
  ["+442079460112", false, false],
  ["+449098790000", false, false],
  ["+911147112233", false, false],
])("%s is served in India: %s, in the United Kingdom: %s", (phone, inIndia, inBritain) => {
  expect([isServedPhone(["IN"], phone), isServedPhone(["GB"], phone)]).toEqual([inIndia, inBritain])
  expect(isServedPhone(["IN", "GB"], phone)).toBe(inIndia || inBritain)
  expect(isServedPhone([], phone)).toBe(false)
})
