import { describe, expect, it } from "vitest"
import { findCategory } from "./categories.ts"
import { categoryPhrases } from "./category-phrases.ts"
import { categoryWords } from "./category-words.ts"
import { categoriesInName, categoriesNamed, isOnlyKinds } from "./kinds-in-text.ts"
import { nameWords } from "./name-words.ts"

describe("kinds of business in words", () => {
  it("every kind named here is one of the catalogue's", () => {
    const slugs = new Set([categoryWords, categoryPhrases, nameWords].flatMap((words) => Object.keys(words)))
    expect([...slugs].filter((slug) => findCategory(slug) === undefined)).toEqual([])
  })

  it("a longer phrase is not also counted as its shorter part", () => {
    expect([...categoriesNamed("Smile Dental Clinic").keys()]).toEqual(["dentist"])
    expect([...categoriesNamed("Driving School").keys()]).toEqual(["driving-school"])
  })

  it.each([
    ["Mobile dog training and puppy classes", "pet-groomer"],
    ["Childminder for under fives", "nursery-childcare"],
    ["Tree surgery and stump grinding", "gardener"],
    ["Mehndi designer for brides", "makeup-artist"],
    ["Life coach and mentor", "consultancy-office"],
    ["Bouncy castle and marquee hire", "party-supply-store"],
    ["Jan seva kendra with a cyber cafe", "internet-cafe"],
    ["Handloom and khadi", "saree-shop"],
  ])("%s says a trade", (text, slug) => {
    expect([...categoriesNamed(text).keys()]).toEqual([slug])
  })

  it("a word that joins another trade's does not say its own", () => {
    expect([...categoriesInName("Kirk Massage Therapist").keys()]).toEqual(["massage"])
    expect([...categoriesInName("Kirk Tattoo Artist").keys()]).toEqual(["tattoo-studio"])
    expect([...categoriesInName("Kirk Sewing Machine Repairs").keys()]).not.toContain("tailor")
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

  it("a word of names alone names no kind in running text", () => {
    expect([...categoriesInName("Green Lane Parking").keys()]).toEqual(["parking"])
    expect(categoriesNamed("Free parking for our guests").size).toBe(0)
  })

  it("a word for people who do something also names one of them", () => {
    expect([...categoriesInName("Granite exporter").keys()]).toEqual(["manufacturer"])
    expect([...categoriesNamed("Your local landscaper").keys()]).toEqual(["gardener"])
  })

  it("an ampersand is the word and", () => {
    expect([...categoriesInName("Hair & Beauty by Sam").keys()]).toEqual(["hair-salon"])
  })

  it("a text of kinds alone is no name", () => {
    expect(isOnlyKinds("Dog Grooming")).toBe(true)
    expect(isOnlyKinds("Hotel and Restaurant")).toBe(true)
    expect(isOnlyKinds("Avant Salon")).toBe(false)
  })
})
