import { expect, test } from "vitest"
import { begunBusiness, shownCategory, storedCategory } from "./typed-business.ts"

const dentist = { slug: "dentist", name: "Dentist" }
const stored = { businessName: "Rye Dental", outlet: "Market Road, Pune", category: dentist }

test("a known category is stored by its slug and shown by its name", () => {
  expect(storedCategory(dentist)).toBe("dentist")
  expect(shownCategory("dentist", [dentist])).toEqual(dentist)
})

test("a category of one's own keeps its words", () => {
  const own = { slug: "other", name: "Kite repair" }
  expect(shownCategory(storedCategory(own), [dentist])).toEqual(own)
  expect([storedCategory(undefined), shownCategory("", []), shownCategory(undefined, [])]).toEqual([
    "",
    undefined,
    undefined,
  ])
})

test("what was typed before a reload begins the form, and anything else does not", () => {
  const typed = { businessName: "Rye", outlet: "", category: undefined }
  expect(begunBusiness(JSON.parse(JSON.stringify(typed)), stored)).toEqual(typed)
  expect(begunBusiness({ ...typed, category: dentist }, stored)).toEqual({ ...typed, category: dentist })
  expect(begunBusiness({ ...typed, category: { slug: 1 } }, stored)).toEqual(typed)
  for (const wrong of [undefined, null, 7, {}, { businessName: "x" }, { businessName: 1, outlet: "" }])
    expect(begunBusiness(wrong, stored)).toEqual(stored)
})
