import { Effect } from "effect"
import { expect, test } from "vitest"
import { googleError } from "./google/google-error.ts"
import { microsOf, minorOfMicros } from "./google/google-objects.ts"
import { networkCall } from "./http/network-call.ts"
import { graphError } from "./meta/graph-error.ts"

const graph = (code: number, more: object = {}) => ({ error: { message: "No", code, ...more } })

test.each([
  [400, 17],
  [400, 613],
  [400, 80_004],
  [401, 190],
  [400, 2635],
  [500, 0],
])("Graph status %i with code %i may be tried again", (status, code) => {
  expect(graphError(status, graph(code))._tag).toBe("NetworkUnavailable")
})

test("a Graph refusal is final and keeps the words meant for people", () => {
  expect(graphError(400, graph(100, { error_user_msg: "Choose a place." }))).toMatchObject({
    _tag: "NetworkRefused",
    reason: "Choose a place.",
  })
  expect(graphError(400, graph(200)).reason).toBe("No")
  expect(graphError(400, graph(100, { is_transient: true }))._tag).toBe("NetworkUnavailable")
})

const google = (status: string, errors: ReadonlyArray<object> = []) => ({
  error: { code: 400, status, message: "Request contains an invalid argument.", details: [{ errors }] },
})

test("Google's overload, lost rights and old versions may be retried, wrong input not", () => {
  expect(googleError(429, google("RESOURCE_EXHAUSTED"))._tag).toBe("NetworkUnavailable")
  expect(googleError(403, google("PERMISSION_DENIED"))._tag).toBe("NetworkUnavailable")
  const old = [{ errorCode: { requestError: "UNSUPPORTED_VERSION" }, message: "Old" }]
  expect(googleError(400, google("INVALID_ARGUMENT", old))._tag).toBe("NetworkUnavailable")
  const long = [{ errorCode: { stringLengthError: "TOO_LONG" }, message: "Too long." }]
  expect(googleError(400, google("INVALID_ARGUMENT", long))).toMatchObject({
    _tag: "NetworkRefused",
    reason: "Too long.",
  })
})

test("minor units and micros convert both ways, also without a smaller coin", () => {
  expect(microsOf(35_000, "INR")).toBe("350000000")
  expect(microsOf(350, "JPY")).toBe("350000000")
  expect(minorOfMicros(12_345_000, "GBP")).toBe(1_235)
})

test("an error names the call and none of its secrets", async () => {
  const url = new URL("http://127.0.0.1:1/graph/v8.0/me?appsecret_proof=hidden")
  const headers = { authorization: "Bearer hidden" }
  const request = { method: "POST" as const, url, headers, timeoutMilliseconds: 500, repeatable: false }
  const failure = await Effect.runPromise(Effect.flip(networkCall(request)))
  expect(failure.reason).toBe("No reply to POST 127.0.0.1:1/graph/v8.0/me")
})
