import { expect, test } from "vitest"
import { faultOf } from "./send.ts"

const answer = (status: number, body: object | string, headers: Readonly<Record<string, string>> = {}) =>
  faultOf({ status, headers, text: typeof body === "string" ? body : JSON.stringify(body) })

test("an envelope with data, a refusal and a file are right answers", () => {
  expect(answer(200, { data: {} })).toBeUndefined()
  expect(answer(404, { errorCode: 104, message: "Not found" })).toBeUndefined()
  expect(answer(200, "a,b", { "content-disposition": "attachment" })).toBeUndefined()
})

test("a 5xx is wrong, but for overload with Retry-After and a third party's failure", () => {
  expect(answer(500, { errorCode: 500, message: "" })).toContain("answered 500")
  expect(answer(502, { errorCode: 502, message: "" })).toContain("answered 502")
  expect(answer(502, { errorCode: 706, message: "" })).toBeUndefined()
  expect(answer(503, { errorCode: 1023, message: "" })).toContain("answered 503")
  expect(answer(503, { errorCode: 1023, message: "" }, { "retry-after": "2" })).toBeUndefined()
})

test("an answer without the envelope, or a refusal without end, is wrong", () => {
  expect(answer(200, "<html>")).toContain("without the envelope")
  expect(answer(400, { errorCode: 102, message: "a".repeat(20_000) })).toContain("characters")
})
