import { Context, type Effect, Schema } from "effect"
import type { RawRow, Shop, ShopFacts } from "@domain/businesses"
import type { ShopMessage } from "../services/shop-messages.ts"

/** Why a shop did not do it: it says no, the access does not count any more, it is too slow or out of reach. */
export class ShopRefused extends Schema.TaggedError<ShopRefused>()("ShopRefused", {
  kind: Schema.Literals(["refused", "access", "tooSlow", "unreachable"]),
  reason: Schema.String,
}) {}

/** What a shop opens itself with: its system's own token, and where it ends, what renews it; times are epoch milliseconds. */
export const ShopGrant = Schema.Struct({
  token: Schema.String,
  expiresAt: Schema.optionalKey(Schema.Number),
  refreshToken: Schema.optionalKey(Schema.String),
})
export type ShopGrant = typeof ShopGrant.Type

/** What opens a shop. The token is its system's own: one text, whatever it holds. */
export interface ShopAccess extends Shop {
  readonly token: string
}

/** Where a shop sends its owner and its keys, with the state that comes back with both. */
export interface ConsentRequest {
  readonly appName: string
  readonly state: string
  readonly returnUrl: string
  readonly keysUrl: string
}

/** What a shop's message tells: a product that was made, changed or deleted, that we were removed, or nothing to do. */
export type ShopNotice =
  | { readonly kind: "product"; readonly productId: string }
  | { readonly kind: "removed" | "nothing" }

/** What a shop system asks by law: what is held of a shop's customers, to delete it, or to delete all that a shop was read for. */
export interface ShopPrivacyRequest extends Shop {
  readonly kind: "customerData" | "customerErasure" | "shop"
}

type ShopEffect<A> = Effect.Effect<A, ShopRefused>

/** Shops of every system, by their own interfaces. */
export class StoreConnections extends Context.Service<
  StoreConnections,
  {
    /** Where the owner consents; undefined for a system whose owner copies a token. */
    readonly consentAddress: (shop: Shop, request: ConsentRequest) => string | undefined
    /** The grant for what the shop sent its owner back with, which the shop has signed. */
    readonly grantFrom: (shop: Shop, query: Readonly<Record<string, string>>) => ShopEffect<ShopGrant>
    /** A grant in the place of one that ends, or of one from before its system's grants ended. */
    readonly renewed: (shop: Shop, grant: ShopGrant) => ShopEffect<ShopGrant>
    readonly facts: (access: ShopAccess) => ShopEffect<ShopFacts>
    /**
     * Hands on the rows of all products that the shop sells, some hundred at a time, and waits for each batch. The access is asked for
     * at each page, since one may end before a large shop is read.
     */
    readonly products: <E, R, S>(
      access: Effect.Effect<ShopAccess, ShopRefused, S>,
      take: (rows: ReadonlyArray<RawRow>) => Effect.Effect<void, E, R>,
    ) => Effect.Effect<void, ShopRefused | E, R | S>
    /** The rows of one product; none where it is gone or not sold. */
    readonly product: (access: ShopAccess, productId: string) => ShopEffect<ReadonlyArray<RawRow>>
    /** Has the shop tell of changes at an address, signed with the secret; a second time it changes nothing. */
    readonly watch: (access: ShopAccess, address: string, secret: string) => ShopEffect<void>
    /**
     * Gives the access back as far as the shop lets us, and ends its messages to addresses with this key. An access that has ended
     * already is no failure.
     */
    readonly release: (access: ShopAccess, noticeKey: string) => ShopEffect<void>
    /** What a message of a shop system asks by law; undefined where its signature is wrong or it asks nothing. */
    readonly privacyRequestIn: (message: ShopMessage) => ShopPrivacyRequest | undefined
    /** What a message tells; undefined where its signature is wrong. */
    readonly noticeIn: (shop: Shop, message: ShopMessage, secret: string) => ShopNotice | undefined
  }
>()("businesses/StoreConnections") {}
