import { dictionary } from "@zxcvbn-ts/language-common"
import { Effect } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { CommonPasswords } from "@application/identity/ports"
import { law } from "@domain/kernel/testing"
import { guessFailure, passwordFailures } from "@domain/validation"
import { listedCommonPasswords } from "./index.ts"

const common = await Effect.flatMap(CommonPasswords, ({ all }) => all).pipe(
  Effect.provide(listedCommonPasswords),
  Effect.runPromise,
)
const keyOf = (typed: string) => guessFailure(typed, { common, names: [] })?.key ?? "accepted"

test.each([
  "Password1!",
  "Qwerty123!",
  "Welcome@2026",
  "P@ssw0rd",
  "Iloveyou2!",
  "India@123",
  "Abcd@1234",
  "Zaq12wsx!",
])("%s is refused", (typed) => {
  expect([passwordFailures(typed), keyOf(typed)]).toEqual([[], "validation.passwordTooCommon"])
})

test("every listed password with a letter is refused, also capitalised and decorated", () => {
  const listed = dictionary["passwords-common"].filter((word) => /[a-z]/u.test(word) && /(?:.*[a-z0-9]){4}/u.test(word))
  expect(listed.length).toBeGreaterThan(40_000)
  const decorated = fc.constantFrom("1!", "@123", "2026!", "#1", "@2026", "_99")
  law(
    fc.property(fc.constantFrom(...listed), decorated, (word, end) => {
      const typed = `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}${end}`
      expect(keyOf(typed)).toBe("validation.passwordTooCommon")
    }),
  )
})

test("sixteen random characters are never refused", () => {
  const printable = fc.noBias(fc.integer({ min: 33, max: 126 })).map((code) => String.fromCodePoint(code))
  law(
    fc.property(fc.array(printable, { minLength: 16, maxLength: 16 }), (characters) => {
      fc.pre(passwordFailures(characters.join("")).length === 0)
      expect(keyOf(characters.join(""))).toBe("accepted")
    }),
  )
})
