import { Effect, type Layer } from "effect"
import { CategoryCatalogue } from "../services/category-catalogue.ts"
import { expect, test } from "vitest"

/** Conformance tests of `CategoryCatalogue`, with categories that every catalogue has. */
export const categoryCatalogueConformance = (layer: Layer.Layer<CategoryCatalogue>) => {
  const ask = <A>(question: (catalogue: (typeof CategoryCatalogue)["Service"]) => Effect.Effect<A>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(CategoryCatalogue, question), layer))
  const servicesIn = (language: string) => ask(({ servicesOf }) => servicesOf("hair-salon", language))

  test("a category's services are in the requested language, whatever the country", async () => {
    expect(await servicesIn("en")).toContain("Haircut")
    expect(await servicesIn("he")).toContain("תספורת")
    expect(await servicesIn("he-IL")).toEqual(await servicesIn("he"))
    expect((await servicesIn("he")).length).toBe((await servicesIn("en")).length)
  })

  test("a language without words for the services falls back to English", async () => {
    expect(await servicesIn("ko")).toEqual(await servicesIn("en"))
  })

  test("an unknown category has neither services nor a name", async () => {
    expect(await ask(({ servicesOf }) => servicesOf("no-such-kind", "he"))).toEqual([])
    expect(await ask(({ bySlug }) => bySlug("no-such-kind", "he"))).toBeUndefined()
  })

  test("a category is named in the requested language, else in English", async () => {
    expect((await ask(({ bySlug }) => bySlug("bakery", "he-IL")))?.name).toBe("מאפייה")
    expect((await ask(({ bySlug }) => bySlug("bakery", "xx")))?.name).toBe("Bakery")
  })

  test("a translated name is returned in English, and an unknown one unchanged", async () => {
    const english = (named: string) => ask(({ inEnglish }) => inEnglish(named))
    expect(await english("תספורת")).toBe("Haircut")
    expect(await english(" מאפייה ")).toBe("Bakery")
    expect([await english("Haircut"), await english("Bakery")]).toEqual(["Haircut", "Bakery"])
    expect([await english("תספורת לאלפקות"), await english("")]).toEqual(["תספורת לאלפקות", ""])
  })
}
