import { describe, expect, it } from "vitest"
import { brandsByKind } from "./brands.ts"

const item = (displayName: string, brand = displayName) => ({
  displayName,
  locationSet: { include: ["gb"] },
  tags: { brand },
})

const kindOf = (name: string): string | undefined =>
  new Map(
    brandsByKind(
      {
        nsi: {
          "brands/shop/convenience": { items: [item("Harbour Fuels"), item("Corner Mart")] },
          "brands/amenity/fuel": { items: [item("Harbour Fuels")] },
          "brands/shop/clothes": { items: [item("Alder Outlet", "Alder")] },
          "brands/shop/shoes": { items: [item("Alder")] },
        },
      },
      new Set(["convenience-store", "petrol-station", "clothes-shop", "shoe-shop"]),
    ),
  ).get(name)

describe("kinds of brands", () => {
  it("a petrol station's shop does not decide for the brand", () => {
    expect(kindOf("Harbour Fuels")).toBe("petrol-station")
    expect(kindOf("Corner Mart")).toBe("convenience-store")
  })

  it("an item of that name comes before one that only belongs to the brand", () => {
    expect(kindOf("Alder")).toBe("shoe-shop")
    expect(kindOf("Alder Outlet")).toBe("clothes-shop")
  })
})
