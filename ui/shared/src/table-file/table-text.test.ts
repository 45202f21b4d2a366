import { expect, test } from "vitest"
import { decodedText, delimiterOf, numberText, pieces } from "./table-text.ts"

test("pieces end with rows, and together are the text", () => {
  const text = 'a,b\n"one\ntwo",c\nd,e\nf,g'
  const parts = [...pieces(text, 5)]
  expect(parts).toEqual(['a,b\n"one\ntwo",c\n', "d,e\nf,g"])
  expect(parts.join("")).toBe(text)
})

test("cells are separated by what stands most often in the first line", () => {
  expect(["a,b", "a;b;c,d", "a\tb", "a"].map(delimiterOf)).toEqual([",", ";", "\t", ","])
})

test("text of spreadsheets is read by its mark, and old text is read too", () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0xd0, 0x05, 0x2c, 0x00])
  expect(decodedText(utf16)).toBe("א,")
  expect(decodedText(new TextEncoder().encode("אבג"))).toBe("אבג")
  expect(decodedText(new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe("Zoë")
})

test.each([
  ["73.849999999999994", "73.85"],
  ["1.5E+3", "1500"],
  ["123456789012345678", "123456789012345678"],
  ["5", "5"],
])("the number %s of a workbook reads %s", (stored, typed) => {
  expect(numberText(stored)).toBe(typed)
})
