import { expect, test } from "vitest"
import { valueText } from "./value-text.ts"

test("texts, lists, addresses and named things are told in words", () => {
  expect(valueText("Bloom")).toBe("Bloom")
  expect(valueText(["Bread", "Cakes"])).toBe("Bread, Cakes")
  expect(valueText({ slug: "bakery", name: "Bakery" })).toBe("Bakery")
  expect(valueText({ postalCode: "560001", city: "Bengaluru", latitude: 12.9 })).toBe("Bengaluru, 560001")
  expect(valueText([{ id: "1", name: "Baking" }])).toBe("Baking")
})

test("a missing value is empty, and a design has no words", () => {
  expect([valueText(undefined), valueText(null), valueText([])]).toEqual(["", "", ""])
  expect(valueText({ selectedTemplateId: "spotlight" })).toBeUndefined()
  expect(valueText([{ url: "/a.png" }])).toBeUndefined()
})
