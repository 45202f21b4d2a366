import { Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, IdempotencyKey, JobId, SessionId } from "./ids.ts"

const refused = (schema: Schema.Decoder<unknown>, value: unknown) => {
  expect(() => Schema.decodeUnknownSync(schema)(value)).toThrow()
}

test("a tenant's id is a positive whole number, so the brand level -1 is none", () => {
  expect(Schema.decodeUnknownSync(BusinessProfileId)(7)).toBe(7)
  for (const id of [-1, 0, 1.5, "7", Number.NaN]) refused(BusinessProfileId, id)
})

test("a session id is a UUID in lower case", () => {
  expect(Schema.decodeUnknownSync(SessionId)("0b9e7c1e-9f7d-4a8e-8a59-2f5a3c1d9e10")).toMatch(/^0b9e/)
  for (const id of [
    "",
    "7",
    "0B9E7C1E-9F7D-4A8E-8A59-2F5A3C1D9E10",
    "../etc/passwd",
    "x0b9e7c1e-9f7d-4a8e-8a59-2f5a3c1d9e10",
    "0b9e7c1e-9f7d-4a8e-8a59-2f5a3c1d9e10x",
  ])
    refused(SessionId, id)
})

test("a job id has at least 8 characters", () => {
  expect(Schema.decodeUnknownSync(JobId)("12345678")).toBe("12345678")
  refused(JobId, "1234567")
})

test("an idempotency key has 8 to 128 characters", () => {
  expect(Schema.decodeUnknownSync(IdempotencyKey)("12345678")).toBe("12345678")
  refused(IdempotencyKey, "1234567")
  refused(IdempotencyKey, "x".repeat(129))
})
