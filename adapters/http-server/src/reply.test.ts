import { expect, test } from "vitest"
import { rawHeadersOf, toResponse } from "./reply.ts"

test("a reply has the same headers, whatever carries it", () => {
  const reply = { status: 503, json: '{"a":"é"}', at: 1_795_000_000_000, retryAfter: 10 }
  const raw = rawHeadersOf(reply, 10)
  const pairs = Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index], raw[2 * index + 1]])
  expect(Object.fromEntries(pairs)).toEqual({
    ...toResponse(reply).headers,
    "content-type": "application/json",
    "content-length": "10",
  })
  expect(raw).toContain("retry-after")
})
