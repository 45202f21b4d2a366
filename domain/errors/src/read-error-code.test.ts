import { Schema } from "effect"
import { expect, test } from "vitest"
import { errorCode } from "./error-code.ts"
import { readErrorCode, readErrorMessage } from "./read-error-code.ts"

test("errorCode comes before the HTTP status", () => {
  expect(readErrorCode({ errorCode: 801 }, 429)).toBe(801)
  expect(readErrorCode({ errorCode: "57" }, 400)).toBe(57)
  expect([readErrorCode({ errorCode: "1012" }, 400), readErrorCode({ errorCode: 1 }, 400)]).toEqual([1012, 1])
})

test.each([
  null,
  undefined,
  "oops",
  7,
  {},
  { errorCode: null },
  { errorCode: 1.5 },
  { errorCode: -1 },
  { errorCode: 0 },
  { errorCode: "012" },
  { errorCode: "a57" },
  { errorCode: "57a" },
  { errorCode: [57] },
  { errorCode: "x" },
])("a reply without a code (%j) falls back to the HTTP status", (body) => {
  expect(readErrorCode(body, 503)).toBe(503)
})

test("the server's message is read when there is one", () => {
  expect(readErrorMessage({ message: "Card declined" })).toBe("Card declined")
  expect([{ message: " " }, { message: 3 }, {}, null].map(readErrorMessage)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test("a failure carries its code without being told", () => {
  class LinkExpired extends Schema.TaggedError<LinkExpired>()("LinkExpired", { errorCode: errorCode(1012) }) {}
  expect(new LinkExpired().errorCode).toBe(1012)
})
