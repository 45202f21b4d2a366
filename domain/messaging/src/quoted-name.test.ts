import { textLength } from "@domain/kernel"
import { anyWebUrl } from "@domain/kernel/testing"
import { textLimits } from "@domain/validation"
import fc from "fast-check"
import { expect, test } from "vitest"
import { quotedName } from "./quoted-name.ts"

test.each([
  ["Rao's Bakery", "Rao's Bakery"],
  ["St. John's & Sons, Ltd", "St. John's & Sons, Ltd"],
  ["A.B. Motors", "A.B. Motors"],
  ["מאפיית לחם", "מאפיית לחם"],
  ["Studio 54", "Studio 54"],
])("an ordinary name stays: %s", (given, quoted) => {
  expect(quotedName(given)).toBe(quoted)
})

test.each([
  ["You won! https://evil.example/x", "You won"],
  ["Pay at http:// now", "Pay at now"],
  ["Log in www.evil", "Log in"],
  ["Visit evil.com today", "Visit today"],
  ["Visit evil。com today", "Visit today"],
  ["Visit ｅｖｉｌ．ｃｏｍ today", "Visit today"],
  ["Write bad@evil.example", "Write"],
  ["Write @evil", "Write"],
  ["Call +91 98765 43210", "Call"],
  ["Call 98765-43210", "Call"],
  ["Call 98'765'43210", "Call"],
  ["evil.com", ""],
  ["!!! ...", ""],
  ["", ""],
])("nothing of %s leads anywhere", (given, quoted) => {
  expect(quotedName(given)).toBe(quoted)
})

test("a name is quoted as long as a business's may be", () => {
  expect(textLength(quotedName("Bread and Butter ".repeat(20)))).toBe(textLimits.businessName)
})

test("a name of very many marks is cleaned at once", () => {
  for (const mark of ["'", ".", "-"]) expect(quotedName(`Tea ${mark.repeat(60_000)} shop`)).toMatch(/^Tea/)
})

test("whatever is given, one short line without an address is quoted", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), anyWebUrl, fc.emailAddress(), (text, link, mail) => {
      for (const given of [text, `${text} ${link}`, `${mail} ${text}`, link + text]) {
        const quoted = quotedName(given)
        expect(textLength(quoted)).toBeLessThanOrEqual(textLimits.businessName)
        expect(quoted).not.toMatch(/[@/\n\r:]|\.\p{L}{2,}/u)
      }
    }),
  )
})
