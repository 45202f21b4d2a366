import { currentUser, handler } from "@application/kernel"
import { administeredPortal } from "@application/portals/services"
import { HandOverNotFound, handOverStanding, withdrawnHandOver } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { GetPortalHandOvers, ProposeHandOver, WithdrawProposedHandOver } from "../contract/hand-overs.ts"
import { BusinessProfileRepository } from "../ports/index.ts"
import { HandOvers } from "../stores/hand-overs.ts"
import { agencyWithCode } from "./agency-codes.ts"
import { decided, lockedHandOver, started } from "./hand-over-acts.ts"
import { handedClient, namedBusinesses, termsOf } from "./hand-over-facts.ts"
import { portalBusiness } from "./portal-businesses.ts"
import { onlooker, shownHandOver, shownHandOvers, type StoredHandOver } from "./shown-hand-over.ts"

const mostShown = 20

const partOfPortal = ({ businessProfileId }: Pick<StoredHandOver, "businessProfileId">) => ({
  ...onlooker(businessProfileId),
  mayWithdraw: true,
})

/** The client of a business of the portal, and its latest hand-overs. */
const ofBusiness = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const profile = yield* (yield* BusinessProfileRepository).byId(businessProfileId)
  const { rows } = yield* (yield* HandOvers).list("ofClient", { businessProfileId }, { limit: mostShown })
  return { client: yield* handedClient(profile), rows }
})

export const getPortalHandOvers = handler(
  GetPortalHandOvers,
  Effect.fnUntraced(function* ({ portalId, businessProfileId, code }) {
    yield* portalBusiness(portalId, businessProfileId)
    const { client, rows } = yield* ofBusiness(businessProfileId)
    const { fromId } = client
    const named = yield* namedBusinesses(fromId === undefined ? [] : [fromId])
    return {
      handOvers: yield* shownHandOvers(rows.map((row) => [row, partOfPortal(row)] as const)),
      ...(fromId !== undefined && { agency: named(fromId) }),
      ...(code !== undefined && { terms: yield* termsOf(client, yield* agencyWithCode(portalId, code)) }),
    }
  }),
)

export const proposeHandOver = handler(
  ProposeHandOver,
  Effect.fnUntraced(function* ({ portalId, businessProfileId, code }) {
    yield* administeredPortal(portalId)
    yield* portalBusiness(portalId, businessProfileId)
    const { userId } = yield* currentUser
    const toId = yield* agencyWithCode(portalId, code)
    const { row } = yield* started(businessProfileId, toId, () => "portal", { by: userId, money: "goesBack" })
    return yield* shownHandOver(row, partOfPortal(row))
  }),
)

export const withdrawProposedHandOver = handler(
  WithdrawProposedHandOver,
  Effect.fnUntraced(function* ({ portalId, businessProfileId, handOverId: id }) {
    yield* administeredPortal(portalId)
    yield* portalBusiness(portalId, businessProfileId)
    const { userId } = yield* currentUser
    const found = yield* (yield* HandOvers).find({ businessProfileId, id })
    if (found === undefined) return yield* new HandOverNotFound({})
    const { row, client } = yield* lockedHandOver(found)
    const at = yield* Clock.currentTimeMillis
    if (handOverStanding(row, at) === "Withdrawn") return yield* shownHandOver(row, partOfPortal(row))
    const next = yield* Effect.fromResult(withdrawnHandOver(row, { by: userId, at }))
    return yield* shownHandOver(yield* decided(row, next, client, "withdrawn", userId), partOfPortal(row))
  }),
)
