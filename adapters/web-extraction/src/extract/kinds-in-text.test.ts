import { findCategory } from "@adapters/places"
import { describe, expect, it } from "vitest"
import { categoryOfType } from "./category-types.ts"
import { categoryWords } from "./category-words.ts"
import { categoriesNamed, isOnlyKinds } from "./kinds-in-text.ts"

describe("kinds of business in words", () => {
  it("every kind named here is one of the catalogue's", () => {
    const slugs = new Set([...Object.keys(categoryWords), ...Object.values(categoryOfType)])
    expect([...slugs].filter((slug) => findCategory(slug) === undefined)).toEqual([])
  })

  it("a longer phrase is not also counted as its shorter part", () => {
    expect([...categoriesNamed("Smile Dental Clinic").keys()]).toEqual(["dentist"])
    expect([...categoriesNamed("Driving School").keys()]).toEqual(["driving-school"])
  })

  it("a word inside another is no kind, in scripts with spaces", () => {
    expect(categoriesNamed("Barnaby's vetted carpets").size).toBe(0)
  })

  it.each([
    ["緑が丘の歯科医院", "dentist"],
    ["مطعم الشام", "restaurant"],
    ["מספרת דנה - מספרה", "hair-salon"],
    ["Zahnarzt Dr. Müller", "dentist"],
    ["ब्यूटी पार्लर", "beauty-salon"],
  ])("%s names %s", (text, slug) => {
    expect([...categoriesNamed(text).keys()]).toContain(slug)
  })

  it("a text of kinds alone is no name", () => {
    expect(isOnlyKinds("Dog Grooming")).toBe(true)
    expect(isOnlyKinds("Hotel and Restaurant")).toBe(true)
    expect(isOnlyKinds("Avant Salon")).toBe(false)
  })
})
