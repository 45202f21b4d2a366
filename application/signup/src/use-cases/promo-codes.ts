import { Clock, Effect } from "effect"
import { handler } from "@application/kernel"
import { administeredPortal, Portals } from "@application/portals/services"
import {
  defaultPage,
  localDateAt,
  offsetOf,
  type PageRequest,
  type PortalId,
  type Region,
  regionFacts,
} from "@domain/kernel"
import {
  normalisePromoCode,
  promoCodeFaults,
  PromoCodeRefused,
  promoCodeState,
  PromoCodeTaken,
  promoNamed,
} from "@domain/pricing"
import {
  CreatePromoCode,
  EndPromoCode,
  GetPromoCode,
  ListPromoCodes,
  ListPromoCodeUses,
  type PromoCodeRecord,
} from "../contract/promo-codes.ts"
import { PriceLists } from "../ports/price-lists.ts"
import { type CountedPromoCode, type PromoCodeQuery, PromoCodes } from "../ports/promo-codes.ts"

const pageOf = (asked: Partial<PageRequest>) => {
  const page = { ...defaultPage, ...asked }
  return { skip: offsetOf(page), limit: page.limit }
}

/** A portal that the caller administers, and the day in each region; codes for every region follow the portal's first one. */
const portalToday = Effect.fnUntraced(function* (portalId: PortalId) {
  const { id, regions } = yield* (yield* Portals).withId(yield* administeredPortal(portalId))
  const now = yield* Clock.currentTimeMillis
  const dayIn = (region: Region) => localDateAt(now, regionFacts[region].timeZone)
  const today: PromoCodeQuery["today"] = {
    IN: dayIn("IN"),
    GB: dayIn("GB"),
    everywhere: dayIn(regions[0]?.region ?? "IN"),
  }
  return { id, now, today }
})

const recordOf = ({ promoCode, uses }: CountedPromoCode, today: PromoCodeQuery["today"]): PromoCodeRecord => ({
  ...promoCode,
  uses,
  state: promoCodeState(promoCode, today[promoCode.region ?? "everywhere"]),
})

/** Creates a code, unless the portal has had one of this name or its price lists have. */
export const createPromoCode = handler(
  CreatePromoCode,
  Effect.fnUntraced(function* ({ portalId, ...wanted }) {
    const { id, now, today } = yield* portalToday(portalId)
    const code = normalisePromoCode(wanted.code)
    const faults = promoCodeFaults({ ...wanted, code }, today[wanted.region ?? "everywhere"])
    if (faults.length > 0) return yield* new PromoCodeRefused({ faults })
    const lists = (yield* (yield* PriceLists).all).filter((list) => list.portalId === undefined || list.portalId === id)
    const isListed = lists.some(({ promoCodes }) => promoNamed(promoCodes, code) !== undefined)
    const promoCode = isListed ? undefined : yield* (yield* PromoCodes).create(id, { ...wanted, code }, now)
    if (promoCode === undefined) return yield* new PromoCodeTaken({ promoCode: code })
    return recordOf({ promoCode, uses: 0 }, today)
  }),
)

export const listPromoCodes = handler(
  ListPromoCodes,
  Effect.fnUntraced(function* ({ portalId, search = "", state, sort = "createdAt", order = "desc", ...paging }) {
    const { id, today } = yield* portalToday(portalId)
    const isDescending = order === "desc"
    const asked: PromoCodeQuery = { search, state, today, sort, isDescending, ...pageOf(paging) }
    const { codes, total } = yield* (yield* PromoCodes).list(id, asked)
    return { promoCodes: codes.map((code) => recordOf(code, today)), total }
  }),
)

export const getPromoCode = handler(
  GetPromoCode,
  Effect.fnUntraced(function* ({ portalId, promoCodeId }) {
    const { id, today } = yield* portalToday(portalId)
    return recordOf(yield* (yield* PromoCodes).byId(id, promoCodeId), today)
  }),
)

export const endPromoCode = handler(
  EndPromoCode,
  Effect.fnUntraced(function* ({ portalId, promoCodeId }) {
    const { id, now, today } = yield* portalToday(portalId)
    const codes = yield* PromoCodes
    yield* codes.end(id, promoCodeId, now)
    return recordOf(yield* codes.byId(id, promoCodeId), today)
  }),
)

export const listPromoCodeUses = handler(
  ListPromoCodeUses,
  Effect.fnUntraced(function* ({ portalId, promoCodeId, ...paging }) {
    const codes = yield* PromoCodes
    const { promoCode } = yield* codes.byId(yield* administeredPortal(portalId), promoCodeId)
    return yield* codes.uses(promoCode.id, pageOf(paging))
  }),
)
