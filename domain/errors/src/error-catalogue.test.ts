import { expect, test } from "vitest"
import { errorCatalogue, errorEntry, isErrorCode, messageKeyOf, originOf, statusOf } from "./error-catalogue.ts"

const specified = [
  51, 52, 55, 56, 57, 60, 61, 62, 63, 65, 74, 75, 76, 84, 101, 102, 104, 110, 111, 112, 113, 201, 308, 318, 331, 401,
  706, 800, 801,
]

test("the catalogue holds every code of the specification and no other below 1000", () => {
  const codes: ReadonlyArray<number> = errorCatalogue.map((entry) => entry.code)
  expect(codes.filter((code) => code < 1000)).toEqual(specified)
})

test("a code names its row", () => {
  expect(errorEntry(801)).toEqual({
    code: 801,
    name: "otpAttemptsExceeded",
    meaning: "OTP verification attempts exceeded",
    httpStatus: 429,
    messageKey: "code.801",
  })
  expect(errorEntry(53)).toBeUndefined()
  expect([isErrorCode(51), isErrorCode(53)]).toEqual([true, false])
})

test("our own codes start at 1001", () => {
  const codes: ReadonlyArray<number> = errorCatalogue.map((entry) => entry.code)
  expect(codes.filter((code) => code > 801 && code < 1001)).toEqual([])
  expect([originOf(801), originOf(1001)]).toEqual(["specification", "product"])
})

test.each([
  [51, 401],
  [113, 403],
  [104, 404],
  [1012, 410],
  [201, 402],
  [503, 503],
  [400, 400],
  [599, 599],
  [600, 500],
  [399, 500],
  [404.5, 500],
])("code %s travels with status %s", (code, status) => {
  expect(statusOf(code)).toBe(status)
})

test("an unknown code is answered with the generic message", () => {
  expect([messageKeyOf(57), messageKeyOf(999)]).toEqual(["code.57", "generic"])
})
