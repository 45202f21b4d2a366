import { expect, test } from "vitest"
import { defaultTemplateId, isTemplate, templates, templatesFor } from "./catalogue.ts"
import { quietShade, shade } from "./parts.ts"

const leading = (facts: { hasOffer: boolean; hasPhoto: boolean }) => templatesFor(facts)[0]

test("every template is offered once, whatever there is to show", () => {
  for (const hasOffer of [false, true])
    for (const hasPhoto of [false, true])
      expect(new Set(templatesFor({ hasOffer, hasPhoto }))).toEqual(new Set(templates))
})

test("with a photo and no offer the templates keep their order", () => {
  expect(templatesFor({ hasOffer: false, hasPhoto: true })).toEqual(templates)
  expect(templates[0]?.id).toBe(defaultTemplateId)
})

test("an offer puts its templates first, a missing photo those without one", () => {
  expect(leading({ hasOffer: true, hasPhoto: true })?.forOffers).toBe(true)
  expect(leading({ hasOffer: false, hasPhoto: false })?.usesPhoto).toBe(false)
  const order = templatesFor({ hasOffer: true, hasPhoto: false })
  const lastWithoutPhoto = order.findLastIndex(({ usesPhoto }) => !usesPhoto)
  expect(order.slice(0, lastWithoutPhoto + 1).every(({ usesPhoto }) => !usesPhoto)).toBe(true)
})

test("names to show are keys of the locale files", () => {
  expect(templates.every(({ id, nameKey }) => nameKey === `creatives.template.${id}`)).toBe(true)
})

test("a quiet shade is the strongest readable one, else the ground itself", () => {
  expect(quietShade("#ffffff", "#000000", "#000000")).toBe(shade("#ffffff", "#000000", 0.4))
  expect(quietShade("#ffffff", "#000000", "#767676")).toBe("#ffffff")
})

test("a template is known by its id", () => {
  expect([defaultTemplateId, "nonsense", ""].map(isTemplate)).toEqual([true, false, false])
})
