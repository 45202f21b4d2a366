import { Schema } from "effect"
import { expect, test } from "vitest"
import { SessionId } from "./ids.ts"
import { isSessionId } from "./session-id.ts"

test.each([
  "00000000-0000-4000-8000-000000000001",
  "00000000-0000-4000-8000-00000000000G",
  "00000000-0000-4000-8000-0000000000011",
  "",
  7,
  null,
])("%j is a session's id by hand exactly when it is by Schema", (value) => {
  expect(isSessionId(value)).toBe(Schema.is(SessionId)(value))
})

test("an id as it is made is one", () => {
  expect(isSessionId("00000000-0000-4000-8000-000000000001")).toBe(true)
})
