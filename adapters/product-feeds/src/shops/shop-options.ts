import type { SafeFetchOptions } from "@adapters/web-extraction"
import type { Effect } from "effect"
import type { RawRow, Shop, ShopFacts } from "@domain/businesses"
import type {
  ConsentRequest,
  ShopAccess,
  ShopGrant,
  ShopNotice,
  ShopPrivacyRequest,
  ShopRefused,
} from "@application/businesses/ports"
import type { ShopMessage } from "@application/businesses/services"

/** The app that reaches Shopify's shops; the first secret signs, and both are taken. */
export interface ShopifyOptions {
  readonly apiKey: string
  readonly secrets: ReadonlyArray<string>
  readonly version: string
  /** With `{shop}` in the place of the shop's host. */
  readonly url: string
}

/** How shops are reached; Shopify's are not without an app. */
export interface ShopsOptions {
  readonly fetch: SafeFetchOptions
  readonly shopify: ShopifyOptions | undefined
  readonly bigCommerceUrl: string
}

type ShopEffect<A> = Effect.Effect<A, ShopRefused>

/** A page of products as rows, and where the next one is; none after the last. */
export interface ProductPage {
  readonly rows: ReadonlyArray<RawRow>
  readonly next?: string
}

/** One shop system, by its own interface. */
export interface ShopSystem {
  readonly consentAddress?: (shop: Shop, request: ConsentRequest) => string
  readonly grantFrom?: (shop: Shop, query: Readonly<Record<string, string>>) => ShopEffect<ShopGrant>
  /** Only of a system whose grants end. */
  readonly renewed?: (shop: Shop, grant: ShopGrant) => ShopEffect<ShopGrant>
  readonly facts: (access: ShopAccess) => ShopEffect<ShopFacts>
  /** The first page without a place. */
  readonly page: (access: ShopAccess, facts: ShopFacts, place: string | undefined) => ShopEffect<ProductPage>
  readonly product: (access: ShopAccess, facts: ShopFacts, productId: string) => ShopEffect<ReadonlyArray<RawRow>>
  readonly watch: (access: ShopAccess, address: string, secret: string) => ShopEffect<void>
  readonly release: (access: ShopAccess, noticeKey: string) => ShopEffect<void>
  /** Only of a system that sends such requests. */
  readonly privacyRequestIn?: (message: ShopMessage) => ShopPrivacyRequest | undefined
  readonly noticeIn: (shop: Shop, message: ShopMessage, secret: string) => ShopNotice | undefined
}
