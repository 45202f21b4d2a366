import { asText, type JsonObject } from "../core/json.ts"
import { seeded } from "../core/random.ts"

/** What an ad delivered, as far as its products share it. */
export type Delivered = { readonly impressions: number; readonly clicks: number; readonly spendMinor: number }

export type ProductPart = Delivered & {
  readonly code: string
  readonly title: string
  /** Pieces that were bought on the shop's own pages. */
  readonly bought: number
  readonly boughtMinor: number
}

/** The rest is the ad's own card. */
const SHARE_OF_PRODUCTS = 0.9

const minorOfPrice = (product: JsonObject): number =>
  Math.round(Number.parseFloat(asText(product["sale_price"] ?? product["price"]) ?? "0") * 100)

/** A day of an ad parted among its products, whole and repeatable; parts add up to less than the day. */
export const productParts = (products: readonly JsonObject[], day: string, all: Delivered): readonly ProductPart[] => {
  const likings = products.map((product) => seeded(asText(product["id"]) ?? "")() ** 2 + 0.02)
  const sum = likings.reduce((total, liking) => total + liking, 0)
  return products.map((product, index): ProductPart => {
    const share = (SHARE_OF_PRODUCTS * (likings[index] ?? 0)) / sum
    const code = asText(product["id"]) ?? ""
    const random = seeded(`${code}/${day}`)
    const clicks = Math.floor(all.clicks * share)
    const bought = Math.min(clicks, Math.floor(clicks * 0.04 + random()))
    return {
      code,
      title: asText(product["title"]) ?? "",
      impressions: Math.floor(all.impressions * share),
      clicks,
      spendMinor: Math.floor(all.spendMinor * share),
      bought,
      boughtMinor: bought * minorOfPrice(product),
    }
  })
}
