import { expect, test } from "vitest"
import { wordsIn } from "./review-words.ts"

test.each([
  [{ en: "Shorter", he: "קצר יותר" }, "he", "קצר יותר"],
  [{ en: "Shorter", he: "קצר יותר" }, "he-IL", "קצר יותר"],
  [{ en: "Shorter", he: "קצר יותר" }, "ar", "Shorter"],
  [{ he: "קצר יותר" }, "en", "קצר יותר"],
  [{}, "en", undefined],
  [undefined, "en", undefined],
])("the words %j are read in %s as %s", (words, language, read) => {
  expect(wordsIn(words, language)).toBe(read)
})
