import { expect, test } from "vitest"
import { openSuggestions } from "./open-suggestions.ts"

test("a suggestion that was taken, in any case, is not offered again, and none twice", () => {
  expect(openSuggestions(["Bread", "Cakes", "cakes", "Buns"], ["BREAD"])).toEqual(["Cakes", "Buns"])
})
