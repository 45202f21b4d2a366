import { Layer } from "effect"
import { describe } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { ShopRefused } from "../ports/store-connections.ts"
import { MemoryShops, memoryShops, shopOfLamps } from "./memory-shops.ts"
import { memoryStoreLinks } from "./memory-store-links.ts"
import { storeConnectionsConformance } from "./store-connections.conformance.ts"
import { storeLinksConformance } from "./store-links.conformance.ts"

describe("store links in memory", () => storeLinksConformance(Layer.provide(memoryStoreLinks, MemoryDatabase.layer)))

describe("shops in memory", () => {
  const lamps = shopOfLamps(5)
  const shops = new Map([
    ["lumen", lamps],
    ["slow", { ...shopOfLamps(0), refusal: new ShopRefused({ kind: "tooSlow", reason: "" }) }],
    ["no", { ...shopOfLamps(0), refusal: new ShopRefused({ kind: "refused", reason: "" }) }],
  ])
  const at = (shop: string) => ({ platform: "Shopify", shop, token: "good" }) as const
  storeConnectionsConformance(Layer.provide(memoryShops, Layer.succeed(MemoryShops, shops)), async () => ({
    access: at("lumen"),
    currency: "INR",
    products: lamps.products.size,
    rows: lamps.products.size,
    productId: "2",
    changePrice: async (price) => {
      lamps.products.set(
        "2",
        (lamps.products.get("2") ?? []).map((row) => ({ ...row, price: `${price} INR` })),
      )
    },
    deleteProduct: async () => void lamps.products.delete("2"),
    throttle: async () => undefined,
    slow: at("slow"),
    refusing: at("no"),
  }))
})
