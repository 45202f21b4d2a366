import { Schema } from "effect"
import { expect, test } from "vitest"
import { NetworkAudienceState } from "./network-audience.ts"

test("a state survives the wire unchanged, and one without its status is none", () => {
  const state = { status: "Ready", leastSize: 1_000, mostSize: 1_100 } as const
  const written = Schema.encodeSync(NetworkAudienceState)(state)
  expect(Schema.decodeUnknownSync(NetworkAudienceState)(JSON.parse(JSON.stringify(written)))).toEqual(state)
  expect(Schema.is(NetworkAudienceState)({ leastSize: 1_000 })).toBe(false)
  expect(Schema.is(NetworkAudienceState)({ status: "Ready", leastSize: 0.5 })).toBe(false)
})
