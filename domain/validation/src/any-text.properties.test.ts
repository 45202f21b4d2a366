import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { validationMessageKeys } from "./message-keys.ts"
import { anyCandidate, anyTyped, longInputs, naughtyStrings } from "./testing/index.ts"
import { normalisingRules, textRules } from "./testing/text-rules.ts"

describe.each(Object.entries(textRules))("%s", (_name, rule) => {
  test("answers any text with a value or a known message key", () => {
    law(
      fc.property(anyTyped, (typed) => {
        const answer = rule(typed)
        if (Result.isFailure(answer)) expect(validationMessageKeys).toContain(answer.failure.key)
      }),
    )
  })

  test("answers very long texts at once", () => {
    for (const piece of longInputs) {
      const text = piece.repeat(50_000 / piece.length)
      expect([rule(text), rule(`1${text}!`)].every(Result.isResult)).toBe(true)
    }
  })
})

/** Controls but the line break and tab, lone surrogates, overrides of direction, zero-width blanks. */
const unwanted = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u

describe.each(Object.entries(normalisingRules))("the normal form of %s", (_name, rule) => {
  test("is its own normal form", () => {
    law(
      fc.property(anyCandidate, (typed) => {
        const once = rule(typed)
        if (Result.isSuccess(once)) expect(rule(once.success)).toEqual(once)
      }),
    )
  })

  test("holds nothing that could hide, turn or break a line of text", () => {
    law(
      fc.property(anyCandidate, (typed) => {
        const once = rule(typed)
        if (Result.isSuccess(once)) expect(once.success).not.toMatch(unwanted)
      }),
    )
    expect(naughtyStrings.map(rule).filter((it) => Result.isSuccess(it) && unwanted.test(it.success))).toEqual([])
  })
})

test("of the naughty strings only the two web addresses pass any check", () => {
  const accepted = (names: ReadonlyArray<string>) =>
    names.flatMap((name) =>
      naughtyStrings.filter((typed) => textRules[name] !== undefined && Result.isSuccess(textRules[name](typed))),
    )
  expect(accepted(["website"])).toEqual(["http://www.cum.qc.ca/", "RomansInSussex.co.uk"])
  expect(
    accepted([
      "creativeUrl",
      "email",
      "generalPhone",
      "gstin",
      "indianPhone",
      "britishPhone",
      "indianPostalCode",
      "britishPostalCode",
      "otp",
      "storedPhone",
      "vatNumber",
    ]),
  ).toEqual([])
})
