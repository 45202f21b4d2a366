import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { addOnPrice, PriceListId } from "@domain/pricing"
import { AddOnPurchaseId } from "@domain/wallet"
import { lackingFor, type OfferedPack, purchaseKey, type Purchase } from "./read-add-ons.ts"

const priceList = { id: PriceListId.make(1), taxKind: "GST", effectiveFrom: "2024-01-01" } as const
const packOf = (tierName: string): OfferedPack => ({
  tierName,
  days: 30,
  price: addOnPrice({ tierName, currency: "INR", price: 100_00, taxPercent: 18, days: 30 }, priceList),
  endsAt: 0,
})
const bought: Purchase = {
  id: AddOnPurchaseId.make(4),
  businessProfileId: BusinessProfileId.make(5),
  tierName: "Starter",
  days: 30,
  priceListId: PriceListId.make(1),
  currency: "INR",
  price: 100_00,
  tax: 18_00,
  total: 118_00,
  boughtAt: 0,
  startsAt: 0,
  endsAt: 1,
}

test("a wallet lacks what a pack with its tax costs beyond what is available", () => {
  const lacking = [0, 117_99, 118_00, 500_00].map((available) => lackingFor(packOf("Starter"), { available }))
  expect(lacking).toEqual([118_00, 1, 0, 0])
})

test("an attempt keeps its key until a pack was bought, and each pack has its own", () => {
  const key = (name: string, purchases: ReadonlyArray<Purchase> = []) => purchaseKey(5, packOf(name), { purchases })
  expect(key("Starter")).toBe(key("Starter"))
  expect(new Set([key("Starter"), key("Growth"), key("Starter", [bought])]).size).toBe(3)
})
