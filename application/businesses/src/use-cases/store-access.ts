import { Clock, Effect, Option, Schema } from "effect"
import { TokenSafe } from "@application/kernel"
import { Shop, type StoreRefusal, storeAttemptMillis } from "@domain/businesses"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { type ShopAccess, type ShopRefused, type StoreLink, StoreLinks } from "../ports/index.ts"

/** What opens a shop and proves its messages, as it is sealed. */
const Sealed = Schema.fromJsonString(Schema.Struct({ token: Schema.String, secret: Schema.String }))
type Sealed = typeof Sealed.Type

const placeOf = (profile: BusinessProfileId): string => `store-access:${profile}`

/** Seals a store's access for its business. */
export const sealAccess = Effect.fnUntraced(function* (profile: BusinessProfileId, access: Sealed) {
  return yield* (yield* TokenSafe).seal(placeOf(profile), Schema.encodeSync(Sealed)(access))
})

/** A store's opened access; none where its key is gone. */
export const openAccess = Effect.fnUntraced(function* (profile: BusinessProfileId, link: StoreLink) {
  const text = yield* (yield* TokenSafe).open(placeOf(profile), link.sealedAccess)
  return Option.map(Option.flatMap(text, Schema.decodeUnknownOption(Sealed)), ({ token, secret }) => ({
    secret,
    access: { platform: link.platform, shop: link.shop, token } satisfies ShopAccess,
  }))
})

/** What an attempt's state says; it travels sealed, so that only we can have written it. */
const LinkState = Schema.fromJsonString(
  Schema.Struct({
    businessProfileId: BusinessProfileId,
    userId: UserId,
    ...Shop.fields,
    origin: Schema.String,
    expiresAt: Schema.Number,
    returnTo: Schema.optionalKey(Schema.String),
  }),
)
type LinkState = typeof LinkState.Type

const statePlace = "store-link-state"

/** The state of an attempt that begins now; it names its profile in front, so that our page knows whose it is. */
export const sealState = Effect.fnUntraced(function* (state: Omit<LinkState, "expiresAt">) {
  const expiresAt = (yield* Clock.currentTimeMillis) + storeAttemptMillis
  const sealed = yield* (yield* TokenSafe).seal(statePlace, Schema.encodeSync(LinkState)({ ...state, expiresAt }))
  return `${state.businessProfileId}.${sealed}`
})

/** An attempt's state; none where it is not ours or its time is over. */
export const openState = Effect.fnUntraced(function* (state: string) {
  const sealed = state.slice(state.indexOf(".") + 1)
  const text = yield* (yield* TokenSafe).open(statePlace, sealed)
  const now = yield* Clock.currentTimeMillis
  return Option.filter(Option.flatMap(text, Schema.decodeUnknownOption(LinkState)), ({ expiresAt }) => expiresAt > now)
})

/** A shop's refusal as an attempt notes it; while a store is being linked, refused access is a plain no. */
export const refusalOf = ({ kind }: ShopRefused): StoreRefusal => (kind === "access" ? "refused" : kind)

/** Notes that a store's access is lost, where the shop says so. */
export const noteLost = Effect.fnUntraced(function* (profile: BusinessProfileId, { kind }: ShopRefused) {
  if (kind === "access") yield* (yield* StoreLinks).lose(profile, yield* Clock.currentTimeMillis)
})
