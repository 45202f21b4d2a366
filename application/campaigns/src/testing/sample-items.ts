import type { AdvertisedItem } from "@domain/businesses"
import type { CurrencyCode } from "@domain/kernel"

/** Three products of an invented bakery, in the order of their codes. */
export const sampleItems = (currency: CurrencyCode): ReadonlyArray<AdvertisedItem> =>
  ["Oat loaf", "Rye, dark and sour", "Spelt rolls"].map((title, index) => ({
    id: `SKU-${index + 1}`,
    title,
    description: `${title} out of a stone oven.`,
    link: `https://rye.example/p/${index + 1}`,
    imageLink: `https://rye.example/p/${index + 1}.jpg`,
    availability: "in_stock",
    condition: "new",
    price: { amount: 450 * (index + 1), currency },
  }))
