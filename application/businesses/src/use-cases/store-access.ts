import { Clock, Effect, Option, Result, Schema } from "effect"
import { TokenSafe, UnitOfWork } from "@application/kernel"
import { isAccessDue, Shop, storeAttemptMillis, storePlatforms, type StoreRefusal } from "@domain/businesses"
import { BusinessProfileId, UserId } from "@domain/kernel"
import {
  type ShopAccess,
  ShopGrant,
  ShopRefused,
  StoreConnections,
  type StoreLink,
  StoreLinks,
} from "../ports/index.ts"

/** What opens a shop and proves its messages, as it is sealed. */
const Sealed = Schema.fromJsonString(Schema.Struct({ ...ShopGrant.fields, secret: Schema.String }))
type Sealed = typeof Sealed.Type

const placeOf = (profile: BusinessProfileId): string => `store-access:${profile}`

/** Seals a store's access for its business. */
export const sealAccess = Effect.fnUntraced(function* (profile: BusinessProfileId, access: Sealed) {
  return yield* (yield* TokenSafe).seal(placeOf(profile), Schema.encodeSync(Sealed)(access))
})

/** A store's access with the grant that it is of, and what proves the shop's messages. */
interface OpenedAccess {
  readonly secret: string
  readonly grant: ShopGrant
  readonly access: ShopAccess
  /** The stored, sealed access; another value means that it was renewed since. */
  readonly sealedAccess: string
}

/** A store's opened access; none where its key is gone. */
export const openAccess = Effect.fnUntraced(function* (profile: BusinessProfileId, link: StoreLink) {
  const text = yield* (yield* TokenSafe).open(placeOf(profile), link.sealedAccess)
  return Option.map(Option.flatMap(text, Schema.decodeUnknownOption(Sealed)), ({ secret, ...grant }): OpenedAccess => ({
    secret,
    grant,
    access: { platform: link.platform, shop: link.shop, token: grant.token },
    sealedAccess: link.sealedAccess,
  }))
})

const openedOf = Effect.fnUntraced(function* (profile: BusinessProfileId, kept: Option.Option<StoreLink>) {
  const link = Option.getOrUndefined(kept)
  const opened = link?.lostAt === undefined && link !== undefined ? yield* openAccess(profile, link) : Option.none()
  return Option.getOrUndefined(opened) ?? (yield* new ShopRefused({ kind: "access", reason: "There is no access" }))
})

const isDue = Effect.fnUntraced(function* ({ access, grant }: OpenedAccess) {
  return isAccessDue(access.platform, grant.expiresAt, yield* Clock.currentTimeMillis)
})

/** Renews an access that is due, or that the shop refused. Whoever waited for another's renewal finds it done. */
const renewAccess = Effect.fnUntraced(function* (profile: BusinessProfileId, refused?: string) {
  const { transact } = yield* UnitOfWork
  const renewal = Effect.gen(function* () {
    const links = yield* StoreLinks
    const opened = yield* openedOf(profile, yield* links.forChange(profile))
    if (opened.sealedAccess !== refused && !(yield* isDue(opened))) return opened
    const grant = yield* (yield* StoreConnections).renewed(opened.access, opened.grant)
    const sealedAccess = yield* sealAccess(profile, { ...grant, secret: opened.secret })
    yield* links.reseal(profile, sealedAccess)
    return { ...opened, grant, access: { ...opened.access, token: grant.token }, sealedAccess }
  })
  return yield* transact(renewal)
})

/** A linked store's access as it works now; one that is about to end is renewed first, by one worker at a time. */
export const workingAccess = Effect.fnUntraced(function* (profile: BusinessProfileId) {
  const opened = yield* openedOf(profile, yield* (yield* StoreLinks).of(profile))
  return (yield* isDue(opened)) ? yield* renewAccess(profile) : opened
})

/** What an attempt's state says; it travels sealed, so that only we can have written it. */
const LinkState = Schema.fromJsonString(
  Schema.Struct({
    businessProfileId: BusinessProfileId,
    userId: UserId,
    ...Shop.fields,
    origin: Schema.String,
    expiresAt: Schema.Number,
    /** Of this attempt alone, and of the browser that began it. */
    attemptKey: Schema.String,
    browserKey: Schema.optionalKey(Schema.String),
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

/**
 * Notes that a store's access is lost, where the shop refuses the access that is kept, and says whether it is. One that was renewed
 * meanwhile, or can be renewed, still works.
 */
export const noteLost = Effect.fnUntraced(function* (
  profile: BusinessProfileId,
  { kind }: ShopRefused,
  refused: string | undefined,
) {
  const links = yield* StoreLinks
  const link = Option.getOrUndefined(yield* links.of(profile))
  if (kind !== "access" || link === undefined) return false
  if (refused !== undefined && storePlatforms[link.platform].accessEnds) {
    const renewed = yield* Effect.result(renewAccess(profile, refused))
    if (Result.isSuccess(renewed) || renewed.failure.kind !== "access") return false
  }
  yield* links.lose(profile, yield* Clock.currentTimeMillis)
  return true
})
