import { Result } from "effect"
import { expect, test } from "vitest"
import { checkRepeat, fingerprintOf } from "./idempotency.ts"

test("without an earlier request it is the first", () => {
  expect(Result.getOrThrow(checkRepeat(undefined, { amount: 5 }))).toBe("first")
})

test("the same content is a repeat, in any order and without what is absent", () => {
  const again = checkRepeat({ amount: 5, currency: "INR" }, { currency: "INR", promoCode: undefined, amount: 5 })
  expect(Result.getOrThrow(again)).toBe("repeat")
})

test("the same key with other content is a conflict", () => {
  for (const other of [{ amount: 6 }, { amount: "5" }, {}, { amount: 5, note: "x" }, { total: 5 }]) {
    expect(Result.getOrThrow(Result.flip(checkRepeat({ amount: 5 }, other)))).toMatchObject({
      _tag: "IdempotencyConflict",
      errorCode: 1002,
    })
  }
})

test("a fingerprint names every part in order", () => {
  expect(fingerprintOf({ b: 2, a: true, c: "x", d: undefined })).toBe('[["a",true],["b",2],["c","x"]]')
  expect(fingerprintOf({ c: "x", a: true, b: 2 })).toBe('[["a",true],["b",2],["c","x"]]')
})
