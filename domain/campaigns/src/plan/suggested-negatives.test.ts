import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { suggestedNegatives } from "./suggested-negatives.ts"

const wordsFor = (...[parts]: Parameters<typeof emptyPlan>) =>
  suggestedNegatives(emptyPlan(parts)).map(({ keyword }) => keyword)

test("searches for jobs and free things are suggested to be left out", () => {
  expect(wordsFor({ business: { name: "Rye Bakery" } })).toEqual(expect.arrayContaining(["jobs", "free", "salary"]))
})

test("negative keywords are suggested in the language of the ads", () => {
  expect(wordsFor({ business: { name: "Rye Bakery", adLanguage: "he" } })).toContain("דרושים")
})

test("a word of the business's name, services or keywords is not suggested", () => {
  const words = wordsFor({
    business: { name: "Job Bakery", services: ["Baking courses"] },
    targeting: { keywords: ["gluten free bread"] },
  })
  expect(words.filter((word) => ["jobs", "course", "free"].includes(word))).toEqual([])
})

test("a search that is left out already is not suggested again", () => {
  const negativeKeywords = [
    { keyword: "free", match: "Broad" },
    { keyword: "make", match: "Phrase" },
    { keyword: "salary", match: "Exact" },
  ] as const
  const words = wordsFor({ targeting: { negativeKeywords } })
  expect(words.filter((word) => ["free", "how to make", "salary"].includes(word))).toEqual(["salary"])
})
