import { Effect, Layer, Option, Schema } from "effect"
import { JobQueue, TokenSafe, withServices } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"
import { ApplyShopNotice, EraseShop } from "../contract/stores.ts"
import { type ShopGrant, ShopRefused, StoreConnections, StoreLinks } from "../ports/index.ts"
import { type ShopMessage, ShopMessages } from "../services/shop-messages.ts"
import { openAccess, openState } from "./store-access.ts"

const keysPlace = (profile: BusinessProfileId): string => `store-keys:${profile}`

/** The keys that a shop handed over for an attempt, once. */
export const handedKeys = Effect.fnUntraced(function* (profile: BusinessProfileId, attemptKey: string) {
  const safe = yield* TokenSafe
  const sealed = Option.getOrUndefined(yield* (yield* StoreLinks).takeKeys(profile, attemptKey))
  const token = sealed === undefined ? undefined : Option.getOrUndefined(yield* safe.open(keysPlace(profile), sealed))
  if (token === undefined) return yield* new ShopRefused({ kind: "refused", reason: "No keys were handed over" })
  return { token } satisfies ShopGrant
})

/** Keys as a shop of WooCommerce hands them over; `user_id` is what we sent there. */
const HandedKeys = Schema.Struct({
  user_id: Schema.String,
  consumer_key: Schema.NonEmptyString.check(Schema.isMaxLength(200)),
  consumer_secret: Schema.NonEmptyString.check(Schema.isMaxLength(200)),
})
const readKeys = Schema.decodeUnknownOption(HandedKeys)

const takeNotice = Effect.fnUntraced(function* (noticeKey: string, message: ShopMessage) {
  const link = Option.getOrUndefined(yield* (yield* StoreLinks).byNoticeKey(noticeKey))
  if (link === undefined) return false
  const opened = Option.getOrUndefined(yield* openAccess(link.businessProfileId, link))
  if (opened === undefined) return false
  const notice = (yield* StoreConnections).noticeIn(link, message, opened.secret)
  if (notice === undefined) return false
  if (notice.kind === "nothing") return true
  const productId = notice.kind === "product" ? notice.productId : undefined
  yield* (yield* JobQueue).later(
    ApplyShopNotice,
    { noticeKey, ...(productId !== undefined && { productId }) },
    { singletonKey: `${noticeKey}:${productId ?? ""}`, caller: `profile-${link.businessProfileId}` },
  )
  return true
})

const takeKeys = Effect.fnUntraced(function* (body: unknown) {
  const keys = Option.getOrUndefined(readKeys(body))
  const begun = keys && Option.getOrUndefined(yield* openState(keys.user_id))
  if (keys === undefined || begun?.platform !== "WooCommerce") return false
  const { businessProfileId, attemptKey } = begun
  const token = `${keys.consumer_key}:${keys.consumer_secret}`
  const sealedKeys = yield* (yield* TokenSafe).seal(keysPlace(businessProfileId), token)
  return yield* (yield* StoreLinks).keepKeys(businessProfileId, attemptKey, sealedKeys)
})

/** A shop's customers are never read, so that there is nothing of theirs to hand out or to delete. */
const takePrivacy = Effect.fnUntraced(function* (message: ShopMessage) {
  const request = (yield* StoreConnections).privacyRequestIn(message)
  if (request?.kind === "shop") {
    const { platform, shop } = request
    yield* (yield* JobQueue).later(EraseShop, { platform, shop }, { singletonKey: `${platform}:${shop}` })
  }
  return request !== undefined
})

/** Messages of shops, for the place where they arrive. */
export const shopMessages = Layer.effect(
  ShopMessages,
  Effect.map(withServices(StoreLinks, StoreConnections, TokenSafe, JobQueue), (provided) => ({
    notice: (noticeKey, message) => provided(takeNotice(noticeKey, message)),
    keys: (body) => provided(takeKeys(body)),
    privacy: (message) => provided(takePrivacy(message)),
  })),
)
