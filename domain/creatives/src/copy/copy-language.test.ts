import { expect, test } from "vitest"
import { copyLanguageOf } from "./copy-language.ts"

test("the first part of a tag decides the ad's language, in any case", () => {
  expect(["he", "HE-il", "he_IL", "en-GB"].map(copyLanguageOf)).toEqual(["he", "he", "he", "en"])
})

test("a language without patterns is written in English", () => {
  expect(["fr", "hebrew", ""].map(copyLanguageOf)).toEqual(["en", "en", "en"])
})
