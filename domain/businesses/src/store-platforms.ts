import type { ServiceName, Services } from "@domain/kernel"
import { website } from "@domain/validation"
import { Result, Schema } from "effect"
import type { BusinessFieldFailure } from "./message-keys.ts"

/** The shop systems that a store is linked to. Spec: store types; store onboarding. */
export const StorePlatform = Schema.Literals(["Shopify", "Magento", "WooCommerce", "BigCommerce"])
export type StorePlatform = typeof StorePlatform.Type

/**
 * How a shop system is linked: its owner consents in the shop (`consent`), the shop hands keys over (`keys`), or its owner copies a
 * token (`token`). `tellsChanges` is whether it tells of changed products by itself, `accessEnds` whether its access ends and is renewed.
 */
interface PlatformFacts {
  readonly way: "consent" | "keys" | "token"
  readonly tellsChanges: boolean
  readonly accessEnds: boolean
  /** The app of ours that it lets in, where it needs one. */
  readonly needs?: ServiceName
}

/** What is known of each shop system. The ways are the systems' own. */
export const storePlatforms: Readonly<Record<StorePlatform, PlatformFacts>> = {
  Shopify: { way: "consent", tellsChanges: true, accessEnds: true, needs: "shopify" },
  WooCommerce: { way: "keys", tellsChanges: false, accessEnds: false },
  BigCommerce: { way: "token", tellsChanges: true, accessEnds: false },
  Magento: { way: "token", tellsChanges: false, accessEnds: false },
}

/** The shop systems that can be linked. Ours. */
export const linkablePlatforms = (services: Services): ReadonlyArray<StorePlatform> =>
  StorePlatform.literals.filter((platform) => {
    const { needs } = storePlatforms[platform]
    return needs === undefined || services.has(needs)
  })

/** How long before its end an access is renewed, in milliseconds: longer than any one call takes. Ours. */
const renewalMargin = 5 * 60_000

/**
 * Whether an access is renewed before it is used: its end is near, or it names no end although the shop system ends its
 * accesses.
 */
export const isAccessDue = (platform: StorePlatform, expiresAt: number | undefined, now: number): boolean =>
  storePlatforms[platform].accessEnds && (expiresAt === undefined || expiresAt - renewalMargin <= now)

/** Hours after which a store is read again: rarely where it tells of changes, more often where it does not. Ours. */
export const hoursBetweenReadings = (tellsChanges: boolean): number => (tellsChanges ? 24 : 6)

/** A shop of a system: by its name there, or by its address. */
export const Shop = Schema.Struct({ platform: StorePlatform, shop: Schema.String })
export type Shop = typeof Shop.Type

/** What a shop says of itself; the currency and the time zone by their international names. */
export const ShopFacts = Schema.Struct({
  name: Schema.String,
  address: Schema.String,
  currency: Schema.optionalKey(Schema.String),
  timeZone: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.String),
  logoUrl: Schema.optionalKey(Schema.String),
})
export type ShopFacts = typeof ShopFacts.Type

const wrong: Result.Result<never, BusinessFieldFailure> = Result.fail({ key: "businesses.shopAddressInvalid" })

/** A shop's own address at Shopify, from its name, its address or that of its administration. */
const shopifyShop = (typed: string): Result.Result<string, BusinessFieldFailure> => {
  const text = typed.trim().toLowerCase()
  const administered = /^(?:https:\/\/)?admin\.shopify\.com\/store\/([a-z\d][a-z\d-]*)/.exec(text)?.[1]
  const named = /^(?:https:\/\/)?([a-z\d][a-z\d-]*)(?:\.myshopify\.com)?(?:\/.*)?$/.exec(text)?.[1]
  const name = administered ?? named
  return name === undefined || name.length > 60 ? wrong : Result.succeed(`${name}.myshopify.com`)
}

/** A store's hash at BigCommerce, from its API path, its address there, or itself. */
const bigCommerceShop = (typed: string): Result.Result<string, BusinessFieldFailure> => {
  const text = typed.trim().toLowerCase()
  const hash =
    /\/stores\/([a-z\d]{3,20})(?:\/|$)/.exec(text)?.[1] ??
    /^(?:https:\/\/)?store-([a-z\d]{3,20})\.mybigcommerce\.com/.exec(text)?.[1] ??
    /^[a-z\d]{3,20}$/.exec(text)?.[0]
  return hash === undefined ? wrong : Result.succeed(hash)
}

/** A shop at an address of its own, in its folder if it has one. */
const hostedShop = (typed: string): Result.Result<string, BusinessFieldFailure> =>
  Result.flatMap(website(typed), (address) => {
    const [, shop] = /^(https?:\/\/[^/?#]+[^?#]*?)\/*$/i.exec(address) ?? []
    return shop === undefined ? wrong : Result.succeed(shop)
  })

const readers: Readonly<Record<StorePlatform, (typed: string) => Result.Result<string, BusinessFieldFailure>>> = {
  Shopify: shopifyShop,
  BigCommerce: bigCommerceShop,
  WooCommerce: hostedShop,
  Magento: hostedShop,
}

/** Reads what was typed as a shop's address, as its system names shops. */
export const shopOf = (platform: StorePlatform, typed: string): Result.Result<Shop, BusinessFieldFailure> =>
  Result.map(readers[platform](typed), (shop) => ({ platform, shop }))

/** A shop's name for people: its address without scheme. */
export const shopLabel = ({ shop }: Shop): string => shop.replace(/^https?:\/\//, "")
