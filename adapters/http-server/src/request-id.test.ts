import { expect, test } from "vitest"
import { requestIdOf } from "./request-id.ts"

test.each(["req-00000001", "0194e1a2-7c1b-7e7e-9b0a-3d7f5a0c9e11", "A.b_c-1234"])("the safe id %s is kept", (given) => {
  expect(requestIdOf(given)).toBe(given)
})

test.each([undefined, "", "short", "a".repeat(65), "with space", 'x"}\n{"level":"INFO', "<script>alert", "שלום-שלום"])(
  "the id %j is replaced by a new one",
  (given) => {
    const [one, other] = [requestIdOf(given), requestIdOf(given)]
    expect(one).toMatch(/^[\da-f-]{36}$/)
    expect(other).not.toBe(one)
  },
)
