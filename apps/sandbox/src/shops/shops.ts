import type { Context } from "../core/context.ts"

/** The shop systems of the sandbox. */
export const SHOP_SYSTEMS = ["shopify", "woocommerce", "bigcommerce", "magento"] as const
export type ShopSystem = (typeof SHOP_SYSTEMS)[number]

export type ShopVariant = {
  id: number
  sku: string
  /** What parts it from the product's others; null where it is the only one. */
  option: string | null
  /** Of a major unit, with two decimals. */
  price: string
  /** What it cost before a reduction. */
  before: string | null
  stock: number
}

export type ShopProduct = {
  id: number
  handle: string
  title: string
  text: string
  brand: string
  kind: string
  variants: ShopVariant[]
}

export type DemoShop = {
  name: string
  title: string
  currency: string
  timeZone: string
  country: string
  email: string
  /** `slow` never answers in time, `closed` refuses everything. */
  temper: "open" | "slow" | "closed"
  products: ShopProduct[]
}

type Range = { readonly things: readonly string[]; readonly looks: readonly string[]; readonly brand: string }

const lamps: Range = {
  things: ["Table lamp", "Floor lamp", "Pendant", "Wall light", "Desk lamp", "Lantern"],
  looks: ["Brass", "Linen", "Oak", "Smoked glass", "Rattan", "Marble", "Copper", "Ceramic", "Paper"],
  brand: "Lumen",
}
const teas: Range = {
  things: ["Black tea", "Green tea", "White tea", "Masala chai"],
  looks: ["Nilgiri", "Assam", "Darjeeling"],
  brand: "Nilgiri Teas",
}

const SIZES = ["Small", "Large"]

const productsOf = ({ things, looks, brand }: Range, count: number, lowest: number): ShopProduct[] =>
  Array.from({ length: count }, (_, index) => {
    const thing = things[index % things.length] ?? ""
    const look = looks[Math.floor(index / things.length) % looks.length] ?? ""
    const series = Math.floor(index / (things.length * looks.length)) + 1
    const title = series === 1 ? `${look} ${thing.toLowerCase()}` : `${look} ${thing.toLowerCase()} No. ${series}`
    const handle = title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")
    const sizes = index % 5 === 4 ? SIZES : [null]
    const price = lowest + ((index * 37) % 90) * 100
    return {
      id: 1001 + index,
      handle,
      title,
      text: `${title}, made by hand and sent within two days.`,
      brand,
      kind: thing,
      variants: sizes.map((option, place) => ({
        id: 500_001 + index * 10 + place,
        sku: `${brand.slice(0, 3).toUpperCase()}-${1001 + index}${option === null ? "" : `-${option.slice(0, 1)}`}`,
        option,
        price: ((price + place * 500) / 100).toFixed(2),
        before: index % 7 === 3 ? ((price + place * 500 + 1_000) / 100).toFixed(2) : null,
        stock: index % 11 === 10 ? 0 : 12,
      })),
    }
  })

const shop = (name: string, title: string, change: Partial<DemoShop>): DemoShop => ({
  name,
  title,
  currency: "GBP",
  timeZone: "Europe/London",
  country: "GB",
  email: `hello@${name}.example`,
  temper: "open",
  products: [],
  ...change,
})

/** Every system has these shops. Lumen Lamps has more products than a page of any system holds. */
export const DEMO_SHOPS: readonly DemoShop[] = [
  shop("lumen-lamps", "Lumen Lamps", { products: productsOf(lamps, 264, 1_900) }),
  shop("nilgiri-teas", "Nilgiri Teas", {
    currency: "INR",
    timeZone: "Asia/Kolkata",
    country: "IN",
    products: productsOf(teas, 12, 24_900),
  }),
  // The demo's own, so that the other shops stay free to be linked.
  shop("brass-beam", "Brass & Beam", { products: productsOf(lamps, 24, 2_400) }),
  shop("slow-shop", "Slow Shop", { temper: "slow" }),
  shop("closed-shop", "Closed Shop", { temper: "closed" }),
]

/** The shop of a name, with hyphens or without. */
export const demoShop = (name: string): DemoShop | undefined =>
  DEMO_SHOPS.find((one) => one.name === name || one.name.replaceAll("-", "") === name)

/** What owners have done in their shops: changed prices, deleted products, keys and their watchers. */
export type ShopsState = {
  /** Codes and tokens by their text. */
  codes: Record<string, { shop: string; scope?: string }>
  tokens: Record<string, { system: ShopSystem; shop: string; scope?: string; expiresAt?: number }>
  /** Shopify's refresh tokens by their text; each is spent once a successor is used. */
  refreshTokens: Record<string, { shop: string; scope?: string; expiresAt: number; predecessor?: string }>
  watchers: { id: number; system: ShopSystem; shop: string; topic: string; address: string; secret: string }[]
  prices: Record<string, string>
  deleted: string[]
  /** Shops whose every token was withdrawn, until it is given back. */
  withdrawn: string[]
}

export const freshShops = (): ShopsState => ({
  codes: {},
  tokens: {},
  refreshTokens: {},
  watchers: [],
  prices: {},
  deleted: [],
  withdrawn: [],
})

export const placeOf = (system: ShopSystem, name: string): string => `${system}/${name}`

const productPlace = (system: ShopSystem, name: string, id: number): string => `${placeOf(system, name)}/${id}`

/** The products that a shop sells now. */
export const productsNow = ({ state }: Context, system: ShopSystem, { name, products }: DemoShop): ShopProduct[] =>
  products
    .filter(({ id }) => !state.shops.deleted.includes(productPlace(system, name, id)))
    .map((product) => {
      const price = state.shops.prices[productPlace(system, name, product.id)]
      if (price === undefined) return product
      return { ...product, variants: product.variants.map((variant) => ({ ...variant, price, before: null })) }
    })

/** Whether a token opens a shop. Systems whose owners copy a token have a standing one. */
export const opens = ({ state }: Context, system: ShopSystem, name: string, token: string): boolean => {
  if (state.shops.withdrawn.includes(placeOf(system, name))) return false
  const known = state.shops.tokens[token]
  const isStanding = (system === "bigcommerce" || system === "magento") && token === standingToken(system, name)
  return isStanding || (known?.system === system && known.shop === name)
}

/** The token that an owner copies from the shop's administration. */
export const standingToken = (system: ShopSystem, name: string): string => `${system}_token_${name}`

/** A picture of a product. */
export const pictureOf = ({ origin }: Context, { handle, id }: ShopProduct): string =>
  `${origin()}/scene/${handle}.jpg?seed=${id}&w=800&h=800`

/** The address of a shop's logo. */
export const logoOf = ({ origin }: Context, { name }: DemoShop): string =>
  `${origin()}/scene/${name}-logo.jpg?seed=${name.length}&w=400&h=400`

/** Waits as long as a slow shop does, or until its caller gives up. */
export const dawdle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 60_000)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Changes or deletes a product; false where the shop has none of it. */
export const changeProduct = (
  context: Context,
  system: ShopSystem,
  name: string,
  id: number,
  change: { readonly price?: string | undefined; readonly deleted?: boolean },
): boolean => {
  const { shops } = context.state
  if (demoShop(name)?.products.some((product) => product.id === id) !== true) return false
  const place = productPlace(system, name, id)
  shops.deleted = shops.deleted.filter((one) => one !== place)
  if (change.deleted === true) shops.deleted.push(place)
  if (change.price !== undefined) shops.prices[place] = change.price
  context.save()
  return true
}
