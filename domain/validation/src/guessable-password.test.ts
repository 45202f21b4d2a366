import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { commonPasswords, guessFailure, isVaried } from "./guessable-password.ts"
import { passwordFailures } from "./password.ts"

const listed = ["password", "qwerty", "welcome", "123456", "1q2w3e4r", "abcd1234", "trustno1", "loveyou", "aa123456"]
const common = commonPasswords(listed)
const names = ["Asha", "Anne-Marie", "O'Neil", "Ravi's Flowers 24", "asha.kumari", "Lee", "סטודיו נואר"]
const keyOf = (password: string) => guessFailure(password, { common, names })?.key ?? "accepted"

describe("a common password", () => {
  test.each([
    "Password1!",
    "P@$$w0rd123",
    "!!Pa55word!!",
    "Qwerty123!",
    "Welcome@2026",
    "Wel.come_1!",
    "1Q2w3e4r!",
    "Abcd@2026",
    "Trustno1!",
    "1LoveYou!",
    "Aa@123456",
    "Pässword1!",
    "Password1234567!",
  ])("is refused as %s", (typed) => {
    expect(keyOf(typed)).toBe("validation.passwordTooCommon")
  })

  test.each(["Right-1word", "Str0ng-Pass!", "Tr0ub4dor&3", "Welcome-to-7-oaks", "Ab1!xyzw", "מילה-Ab1!"])(
    "is not one that only looks like it: %s",
    (typed) => {
      expect(keyOf(typed)).toBe("accepted")
    },
  )
})

describe("a password of few different characters", () => {
  test.each(["aaaaaaaa1A!", "Ab1!Ab1!", "Abcdefgh1!", "Zyxwvut9!", "1234567aA!", "AAAAbbbb11!!"])(
    "is refused as %s",
    (typed) => {
      expect(keyOf(typed)).toBe("validation.passwordRepeats")
    },
  )

  test("stays refused however long one of its characters is repeated", () => {
    law(fc.property(fc.integer({ min: 1, max: 20 }), (times) => !isVaried(`A1!${"a".repeat(times)}`)))
  })

  test("is accepted once five characters differ and neither repeat nor follow each other", () => {
    expect(isVaried("Ab1!xyzw")).toBe(true)
  })
})

describe("a name in a password", () => {
  test.each([
    "I-am-4sha!",
    "xx9ASHA-xx",
    "Marie2026!a",
    "AnneMarie-7",
    "Oneil#2026x",
    "Ravis.Flowers24!",
    "Flowers-4-you",
    "Kumari-2026",
    "סטודיו-Ab1!",
  ])("is refused as %s", (typed) => {
    expect(keyOf(typed)).toBe("validation.passwordHasName")
  })

  test.each(["Leeway-2026", "Anno-1234-Domini", "Ab24-24-24!"])(
    "is not told where only a short one is: %s",
    (typed) => {
      expect(keyOf(typed)).toBe("accepted")
    },
  )
})

const usual = fc.constantFrom("", "1", "12", "123", "!", "1!", "@123", "#1", "2026", "@2026", "_99", "...", "$$")
const lookalikes: Readonly<Record<string, string>> = { a: "@", e: "3", i: "1", o: "0", s: "$", t: "7", l: "1" }
const respelled = fc
  .tuple(fc.constantFrom(...listed), fc.infiniteStream(fc.boolean()), fc.infiniteStream(fc.boolean()))
  .map(([word, capitals, stands]) =>
    Array.from(word, (letter) => {
      const instead = stands.next().value === true ? (lookalikes[letter] ?? letter) : letter
      return capitals.next().value === true ? instead.toUpperCase() : instead
    }).join(""),
  )

test("every listed password is refused, however it is spelled and decorated", () => {
  law(
    fc.property(usual, respelled, usual, (before, word, after) => {
      fc.pre(/\p{L}/u.test(word) && 2 * word.length >= before.length + after.length)
      expect(keyOf(`${before}${word}${after}`)).toBe("validation.passwordTooCommon")
    }),
  )
})

const printable = fc.noBias(fc.integer({ min: 33, max: 126 })).map((code) => String.fromCodePoint(code))

test("sixteen random characters are never refused as common", () => {
  law(
    fc.property(fc.array(printable, { minLength: 16, maxLength: 16 }), (characters) => {
      const typed = characters.join("")
      fc.pre(passwordFailures(typed).length === 0)
      expect(guessFailure(typed, { common, names: [] })).toBeUndefined()
    }),
  )
})
