import { describe, expect, it } from "vitest"
import { allCategories, findCategory, searchCategories, servicesOf } from "./categories.ts"

const slugs = (keyword: string, language?: string) => searchCategories(keyword, language).map(({ slug }) => slug)

describe("business categories", () => {
  it("are about three hundred, each with a unique slug, a name and services", () => {
    const all = allCategories()
    expect(all.length).toBeGreaterThan(280)
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
    expect(all.filter(({ services }) => services.length < 4)).toEqual([])
    expect(all.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it.each([
    ["dent", "dentist"],
    ["teeth", "dentist"],
    ["beauty parlour", "beauty-salon"],
    ["ac repair", "hvac"],
    ["kirana", "grocery"],
    ["plumer", "plumber"],
    ["歯科", "dentist"],
    ["שיניים", "dentist"],
    ["मिठाई", "sweet-shop"],
  ])("%s suggests %s first", (typed, slug) => {
    expect(slugs(typed)[0]).toBe(slug)
  })

  it("are named in the asked language, in English where it has no name", () => {
    expect(searchCategories("dentist", "hi")[0]?.name).toBe("दंत चिकित्सक")
    expect(searchCategories("restaurant", "fr-FR")[0]?.name).toBe("Restaurant")
    expect(searchCategories("barber", "ja")[0]).toEqual({ slug: "barber", name: "Barber" })
  })

  it("suggest the commonest for an empty keyword and nothing for nonsense", () => {
    expect(slugs("")[0]).toBe("restaurant")
    expect(slugs("qqxxzz")).toEqual([])
  })

  it("have their own services, none when unknown", () => {
    expect(servicesOf("dentist")).toContain("Teeth whitening")
    expect(servicesOf("no-such-kind")).toEqual([])
    expect(findCategory("no-such-kind")).toBeUndefined()
  })
})
