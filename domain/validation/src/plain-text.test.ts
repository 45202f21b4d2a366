import { expect, test } from "vitest"
import { compactCode, tidyLine, tidyText, withoutFormat } from "./plain-text.ts"

test("blanks around and control characters go, line breaks and tabs stay", () => {
  expect(tidyText(" a\u0000b\r\nc\u200B\uFEFF\t. ")).toBe("ab\nc\t.")
})

test("every kind of line break becomes the one", () => {
  expect(tidyText("a\r\nb\rc\u2028d\u2029e\u0085f\fg")).toBe("a\nb\nc\nd\ne\nf\ng")
})

test("a lone surrogate goes, a pair stays", () => {
  expect(tidyText("a\uD83Db\uDE00c\u{1F600}")).toBe("abc\u{1F600}")
})

test("overrides of direction go, marks of direction and joiners stay", () => {
  expect(tidyText("a\u202Eb\u2066c\u2069d\u202C")).toBe("abcd")
  expect(tidyText("א\u200Fב\u200E क्\u200Dष")).toBe("א\u200Fב\u200E क्\u200Dष")
})

test.each(["", " \n ", "\u200B\u200D", "\u3164\uFFA0", "\u00AD\u2060", "\u2800", "\uFE0F", "\u200F", "\uD800"])(
  "%j shows nothing and is empty",
  (text) => {
    expect(tidyText(text)).toBe("")
  },
)

test("one line has single blanks", () => {
  expect(tidyLine(" Fresh \n\t bread ")).toBe("Fresh bread")
})

test("what was copied from an address book loses the marks around it", () => {
  expect(withoutFormat(" \u202A+91 98765\u200B\u202C ")).toBe("+91 98765")
})

test("a code is compared without blanks and dashes, in capitals", () => {
  expect(compactCode(" sw1a\u00A01-a\u2013a\u200E ")).toBe("SW1A1AA")
})
