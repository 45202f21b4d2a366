import { expect, test } from "vitest"
import { languages } from "./language.ts"

test("of fourteen named languages two run from right to left and two are translated", () => {
  expect(languages).toHaveLength(14)
  expect(languages.map(({ displayName }) => displayName)).toContain("Hebrew")
  const ids = (holds: (language: (typeof languages)[number]) => boolean) => languages.filter(holds).map(({ id }) => id)
  expect(ids(({ isRightToLeft }) => isRightToLeft)).toEqual(["he", "ar"])
  expect(ids(({ isTranslated }) => isTranslated)).toEqual(["en", "he"])
})
