import { ProductFeeds, ProfileConfigurations } from "@application/businesses/ports"
import { type FeedFailure, FeedReader } from "@domain/businesses"
import { JobId, unrevised } from "@domain/kernel"
import { onboardingStates } from "@domain/portals"
import { signedUpConfiguration } from "@domain/signup"
import { Effect } from "effect"
import { bakery } from "./bakery.ts"
import { breadPictures } from "./bread-pictures.ts"
import { busyBakery, emptyBusiness, type Seed } from "./seeds.ts"

interface Shown {
  readonly title: string
  readonly price: number
  readonly sale?: number
  readonly category?: string
  readonly pictures?: number
  readonly availability?: string
  readonly hasPicture?: boolean
}

const shelf: ReadonlyArray<Shown> = [
  { title: "Dark rye sourdough, 800 g", price: 420, sale: 315, category: "Bread" },
  { title: "Cardamom buns, box of six", price: 540, category: "Sweet", pictures: 4 },
  { title: "Wholemeal sandwich loaf", price: 260, category: "Bread" },
  { title: "Seeded spelt tin loaf", price: 380, category: "Bread", pictures: 2 },
  { title: "Olive and rosemary focaccia", price: 340, category: "Bread" },
  { title: "Baguettes, pair", price: 180, category: "Bread" },
  { title: "Chocolate birthday cake for twelve", price: 2_450, category: "Sweet" },
  { title: "Panettone, 500 g", price: 690, category: "Sweet", availability: "out_of_stock" },
]

const jobId = JobId.make("job-ready-ads")

const itemOf = (
  { title, price, sale, category, pictures = 1, availability, hasPicture = true }: Shown,
  row: number,
) => ({
  id: `SKU-${101 + row}`,
  title,
  description: pictures > 1 ? "Baked before dawn, by hand, from flour milled in town." : title,
  link: `https://bloom-bakery.example/p/${101 + row}`,
  availability: availability ?? "in_stock",
  condition: "new",
  price: `${price}.00 INR`,
  brand: "Bloom",
  ...(hasPicture && { image_link: breadPictures[row] ?? "" }),
  ...(sale !== undefined && { sale_price: `${sale}.00 INR` }),
  ...(category !== undefined && { product_type: category }),
  ...(pictures > 1 && {
    additional_image_link: Array.from(
      { length: pictures - 1 },
      (_, at) => `https://bloom-bakery.example/i/${101 + row}-${at}.jpg`,
    ).join(","),
  }),
})

const asShop = Effect.gen(function* () {
  yield* (yield* ProfileConfigurations).save(bakery.id, {
    configuration: { ...signedUpConfiguration, category: "Ecommerce", onboardingState: onboardingStates.statistics },
    revisions: unrevised,
  })
})

const withFeed = Effect.fnUntraced(function* () {
  const feeds = yield* ProductFeeds
  const { id } = yield* feeds.addCatalog(bakery.id, { name: "Bakery", createdAt: 1 })
  const added = { name: "Shop", productCatalogId: id, url: "https://bloom-bakery.example/feed.xml", createdAt: 2 }
  return { feeds, key: { businessProfileId: bakery.id, feedId: (yield* feeds.addFeed(bakery.id, added)).id } }
})

/** A shop with these products, in a business as seeded. */
const shopWith = (seed: Seed, shown: ReadonlyArray<Shown>): Seed =>
  Effect.gen(function* () {
    yield* seed
    yield* asShop
    const { feeds, key } = yield* withFeed()
    const reader = new FeedReader([], "INR")
    const items = shown.map(itemOf).map((item, row) => {
      // Feeds name pictures at their sites; stories draw them.
      reader.read({
        ...item,
        image_link: item.image_link === undefined ? "" : `https://bloom-bakery.example/i/${row}.jpg`,
      })
      return { row, item, issues: [], isTaken: item.image_link !== undefined }
    })
    reader.end()
    const { summary } = reader
    yield* feeds.saveRun(key, { jobId, status: "Done", queuedAt: 3, updatedAt: 4, productMaps: [], summary })
    yield* feeds.addItems(key, jobId, items)
    yield* feeds.show(key, jobId)
  })

/** A shop whose feed has this processing, and no products yet. */
const shopReading = (run: { readonly status: "InProgress" | "Failed"; readonly failure?: FeedFailure }): Seed =>
  Effect.gen(function* () {
    yield* emptyBusiness
    yield* asShop
    const { feeds, key } = yield* withFeed()
    yield* feeds.saveRun(key, { jobId, queuedAt: 3, updatedAt: 4, productMaps: [], ...run })
  })

/** A shop with many products, a sale among them, and no campaign. */
export const newShop: Seed = shopWith(emptyBusiness, shelf)
/** A shop of few products without a sale. */
export const smallShop: Seed = shopWith(emptyBusiness, shelf.slice(1, 3))
/** A shop of one product. */
export const tinyShop: Seed = shopWith(emptyBusiness, shelf.slice(6, 7))
/** A shop whose products have no pictures. */
export const shopWithoutPictures: Seed = shopWith(
  emptyBusiness,
  shelf.map((product) => ({ ...product, hasPicture: false })),
)
/** A shop that is sold out. */
export const soldOutShop: Seed = shopWith(
  emptyBusiness,
  shelf.map((product) => ({ ...product, availability: "out_of_stock" })),
)
/** A shop whose feed is being read for the first time. */
export const shopBeingRead: Seed = shopReading({ status: "InProgress" })
/** A shop whose feed could not be read. */
export const shopUnread: Seed = shopReading({ status: "Failed", failure: "unreachable" })
/** A shop that has added no products. */
export const shopWithoutProducts: Seed = Effect.andThen(emptyBusiness, asShop)
/** A shop with campaigns. */
export const busyShop: Seed = shopWith(busyBakery, shelf)
