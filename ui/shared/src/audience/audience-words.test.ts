import { ageBands } from "@domain/campaigns"
import { expect, test } from "vitest"
import { ageWords } from "./audience-words.ts"

test("every band is everybody", () => {
  expect(ageWords(ageBands)).toEqual({ kind: "all" })
})

test("neighbouring bands are one span, whatever their order", () => {
  expect(ageWords(["45-54", "25-34", "35-44"])).toEqual({ kind: "between", from: "25", to: "54" })
})

test("a span up to the last band has no upper end", () => {
  expect(ageWords(["55-64", "65+"])).toEqual({ kind: "from", from: "55" })
  expect(ageWords(["65+"])).toEqual({ kind: "from", from: "65" })
})

test("bands with a gap stay a list in order", () => {
  expect(ageWords(["45-54", "18-24"])).toEqual({ kind: "list", bands: ["18-24", "45-54"] })
  expect(ageWords(["18-24", "35-44"]).kind).toBe("list")
})
