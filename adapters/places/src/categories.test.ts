import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { checkField } from "@domain/signup"
import { allCategories, findCategory, searchCategories, servicesOf } from "./categories.ts"
import { normalise } from "./normalise.ts"
import { serviceNames } from "./service-names.ts"

const slugs = (keyword: string, language?: string) => searchCategories(keyword, language).map(({ slug }) => slug)

describe("business categories", () => {
  it("number about three hundred, each with a unique slug, a name and services", () => {
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
    ["ברברשופ", "barber"],
    ["הדברה", "pest-control"],
  ])("%s suggests %s first", (typed, slug) => {
    expect(slugs(typed)[0]).toBe(slug)
  })

  it.each(["__proto__", "constructor", "xx", ""])("have English names in the language %j", (language) => {
    expect(searchCategories("dentist", language)[0]).toEqual({ slug: "dentist", name: "Dentist" })
    expect(servicesOf("dentist", language)).toEqual(findCategory("dentist")?.services)
  })

  it.each([
    ["Bupa Dental Care", "dentist"],
    ["Warrens Bakery", "bakery"],
    ["Asda Opticians", "optician"],
    ["Hair & Beauty by Sam", "hair-salon"],
    ["Rao Motors", "car-dealer"],
    ["Greggs", "fast-food"],
    ["Tanishq Leeds", "jeweller"],
    ["Boots", "pharmacy"],
  ])("the whole name %s suggests %s first", (name, slug) => {
    expect(slugs(name)[0]).toBe(slug)
  })

  it.each([
    ["Biba", "clothes-shop"],
    ["fuel", "petrol-station"],
    ["convenience store", "convenience-store"],
    ["interior designer", "interior-designer"],
    ["post office", "post-office"],
    ["storage", "storage"],
    ["charging station", "charging-station"],
    ["homoeopath", "homoeopath"],
    ["music school", "music-school"],
    ["physiotherapy", "physiotherapist"],
  ])("%s is %s by a word, not by a slip", (typed, slug) => {
    expect(slugs(typed)[0]).toBe(slug)
  })

  it("a brand comes before words that begin like it, and after a kind of that name", () => {
    expect(slugs("Boots").slice(0, 2)).toEqual(["pharmacy", "shoe-shop"])
    expect(slugs("florist")[0]).toBe("florist")
  })

  it("a short word is never taken for another one", () => {
    expect(slugs("babx")).toEqual([])
  })

  it("match with or without geresh and gershayim", () => {
    expect(new Set(["נדל״ן", 'נדל"ן', "נדלן"].map(normalise))).toEqual(new Set(["נדלן"]))
    expect(new Set(["ג׳ודו", "ג'ודו", "ג’ודו"].map(normalise))).toEqual(new Set(["גודו"]))
    expect(normalise('קורס "אנגלית"')).toBe("קורס אנגלית")
  })

  it("are named in the requested language, else in English", () => {
    expect(searchCategories("dentist", "hi")[0]?.name).toBe("दंत चिकित्सक")
    expect(searchCategories("restaurant", "fr-FR")[0]?.name).toBe("Restaurant")
    expect(searchCategories("barber", "ja")[0]).toEqual({ slug: "barber", name: "Barber" })
  })

  it("suggest the commonest for an empty keyword and nothing for nonsense", () => {
    expect(slugs("")[0]).toBe("restaurant")
    expect(slugs("qqxxzz")).toEqual([])
  })

  it("have their own services, none when unknown", () => {
    expect(servicesOf("dentist", "en")).toContain("Teeth whitening")
    expect(servicesOf("no-such-kind", "en")).toEqual([])
    expect(findCategory("no-such-kind")).toBeUndefined()
  })

  it("have services in the requested language, else in English", () => {
    expect(servicesOf("hair-salon", "he").slice(0, 3)).toEqual(["תספורת", "צביעת שיער", "פן"])
    expect(servicesOf("hair-salon", "he-IL")).toEqual(servicesOf("hair-salon", "he"))
    expect(servicesOf("hair-salon", "hi")).toEqual(servicesOf("hair-salon", "en"))
  })
})

describe("the Hebrew words", () => {
  const hebrewServices = (slug: string) => servicesOf(slug, "he")

  it("name every category", () => {
    expect(allCategories().filter(({ names }) => !/\p{Script=Hebrew}/u.test(names["he"] ?? ""))).toEqual([])
  })

  it("name every service once per category and within a service's length", () => {
    for (const { slug, services } of allCategories()) {
      const words = hebrewServices(slug)
      expect(words).toHaveLength(services.length)
      expect(new Set(words).size, slug).toBe(words.length)
      for (const word of words) {
        expect(checkField("services", [word], "IN"), word).toEqual(Result.succeed([word]))
      }
    }
  })

  it("are written in Hebrew letters, without a Latin one", () => {
    const words = new Set(allCategories().flatMap(({ slug }) => hebrewServices(slug)))
    expect([...words].filter((word) => !/^[\p{Script=Hebrew} ״׳]+$/u.test(word))).toEqual([])
  })

  it("name no service that has been removed", () => {
    const services = new Set(allCategories().flatMap((category) => category.services))
    expect(Object.keys(serviceNames()["he"] ?? {}).filter((service) => !services.has(service))).toEqual([])
  })
})
