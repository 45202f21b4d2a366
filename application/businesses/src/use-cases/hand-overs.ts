import { CurrentActor, currentUser, handler, mayOn } from "@application/kernel"
import {
  HandOverNotFound,
  HandOverNotPossible,
  handOverStanding,
  refusedHandOver,
  withdrawnHandOver,
} from "@domain/businesses"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import {
  ConsentToHandOver,
  GetHandOver,
  ListHandOvers,
  ListWaitingHandOvers,
  PrepareHandOver,
  RefuseHandOver,
  StartHandOver,
  WithdrawHandOver,
} from "../contract/hand-overs.ts"
import { BusinessProfileRepository } from "../ports/index.ts"
import { AgencyCodes, HandOvers } from "../stores/hand-overs.ts"
import { agencyWithCode, countTry } from "./agency-codes.ts"
import { consented, decided, lockedHandOver, started } from "./hand-over-acts.ts"
import {
  checkNotFrozen,
  type HandedClient,
  handedClient,
  namedBusinesses,
  speaksFor,
  termsOf,
} from "./hand-over-facts.ts"
import { type HandOverPart, onlooker, shownHandOver, shownHandOvers, type StoredHandOver } from "./shown-hand-over.ts"

/** How many hand-overs of a business are shown. */
const shown = { each: 20, businesses: 200 } as const

/** What a user is in a hand-over, acting for one of its businesses; undefined for any other business. */
const partIn = (
  row: StoredHandOver,
  client: HandedClient,
  as: BusinessProfileId,
  userId: UserId,
): HandOverPart | undefined => {
  if (as === row.toId) return { as, side: "receiver", mayWithdraw: false, decidesMoney: false }
  if (as !== row.businessProfileId) return as === row.fromId ? onlooker(as) : undefined
  const voice = speaksFor(client, userId)
  const isGiver = voice !== undefined && voice === row.giver
  return {
    as,
    ...(isGiver && { side: "giver" as const }),
    mayWithdraw: voice !== undefined && (voice === row.startedBy || isGiver),
    decidesMoney: isGiver && voice === "agency",
  }
}

const clientOf = Effect.fnUntraced(function* (row: StoredHandOver) {
  return yield* handedClient(yield* (yield* BusinessProfileRepository).byId(row.businessProfileId))
})

/** Hand-overs in which a business is client, receiver or former agency; with a number, the hand-over of that number alone. */
const rowsOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  page: { readonly limit: number; readonly where?: { readonly id: number } },
) {
  const store = yield* HandOvers
  return [
    ...(yield* store.list("ofClient", { businessProfileId }, page)).rows,
    ...(yield* store.list("ofReceiver", { toId: businessProfileId }, page)).rows,
    ...(yield* store.list("ofFormer", { fromId: businessProfileId }, page)).rows,
  ]
})

/** A hand-over of a business by its number; rows of other businesses are never read. */
const namedHandOver = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, id: number) {
  const [row] = yield* rowsOf(businessProfileId, { limit: 1, where: { id } })
  return row ?? (yield* new HandOverNotFound({}))
})

/** The hand-over for a change of the caller's, with the caller's part in it. */
const forAct = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, id: number) {
  const { userId } = yield* currentUser
  const locked = yield* lockedHandOver(yield* namedHandOver(businessProfileId, id))
  const part = partIn(locked.row, locked.client, businessProfileId, userId)
  return part === undefined ? yield* new HandOverNotFound({}) : { ...locked, part, userId }
})

const waitsFor = Effect.fnUntraced(function* ({ side }: HandOverPart) {
  return side ?? (yield* new HandOverNotFound({}))
})

export const prepareHandOver = handler(
  PrepareHandOver,
  Effect.fnUntraced(function* ({ businessProfileId, code }) {
    yield* countTry((yield* currentUser).userId)
    const profile = yield* (yield* BusinessProfileRepository).byId(businessProfileId)
    const toId = yield* agencyWithCode(profile.portalId, code)
    const client = yield* handedClient(profile)
    if (toId === businessProfileId) return yield* new HandOverNotPossible({ reason: "itself" })
    if (toId === client.fromId) return yield* new HandOverNotPossible({ reason: "sameAgency" })
    yield* checkNotFrozen(businessProfileId)
    return yield* termsOf(client, toId)
  }),
)

export const startHandOverOf = handler(
  StartHandOver,
  Effect.fnUntraced(function* ({ businessProfileId, code, money = "goesBack" }) {
    const { userId } = yield* currentUser
    yield* countTry(userId)
    const { portalId } = yield* (yield* BusinessProfileRepository).byId(businessProfileId)
    const toId = yield* agencyWithCode(portalId, code)
    const { row, client } = yield* started(businessProfileId, toId, (found) => speaksFor(found, userId), {
      by: userId,
      money,
    })
    return yield* shownHandOver(row, partIn(row, client, businessProfileId, userId) ?? onlooker(businessProfileId))
  }),
)

/** The hand-overs of a business as client and as agency, each with the caller's part. */
const handOversOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, userId: UserId, limit: number) {
  const found = yield* rowsOf(businessProfileId, { limit })
  return yield* Effect.forEach(found, (row) =>
    Effect.map(Effect.orDie(clientOf(row)), (client) => {
      const part = partIn(row, client, businessProfileId, userId) ?? onlooker(businessProfileId)
      return [row, part] as const
    }),
  )
})

const codeOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const kept = yield* (yield* AgencyCodes).find({ businessProfileId })
  return kept === undefined ? {} : { code: kept.code }
})

export const listHandOvers = handler(
  ListHandOvers,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { userId } = yield* currentUser
    const client = yield* handedClient(yield* (yield* BusinessProfileRepository).byId(businessProfileId))
    const { fromId } = client
    const named = yield* namedBusinesses(fromId === undefined ? [] : [fromId])
    return {
      handOvers: yield* shownHandOvers(yield* handOversOf(businessProfileId, userId, shown.each)),
      ...(fromId !== undefined && { agency: named(fromId) }),
      ...(yield* codeOf(businessProfileId)),
    }
  }),
)

/** Over the caller's businesses; a hand-over between two of them stands once, where it waits for the caller. */
export const listWaitingHandOvers = handler(
  ListWaitingHandOvers,
  Effect.fnUntraced(function* () {
    const actor = yield* CurrentActor
    const { userId, memberships } = yield* currentUser
    const now = yield* Clock.currentTimeMillis
    const ids = memberships
      .map(({ businessProfileId }) => businessProfileId)
      .filter((id) => mayOn(actor, "assignRoles", id))
      .slice(0, shown.businesses)
    const found = (yield* Effect.forEach(ids, (id) => handOversOf(id, userId, shown.each))).flat()
    const weight = ([row, part]: (typeof found)[number]) => {
      if (handOverStanding(row, now) !== "Waiting") return 0
      return (part.side === undefined ? 0 : 2) + (part.mayWithdraw ? 1 : 0) + 1
    }
    const byId = new Map<number, (typeof found)[number]>()
    for (const one of found.toSorted((a, b) => weight(a) - weight(b))) byId.set(one[0].id, one)
    const rows = [...byId.values()].toSorted(
      (a, b) => Number(weight(b) > 0) - Number(weight(a) > 0) || b[0].id - a[0].id,
    )
    const named = yield* namedBusinesses(ids)
    return {
      handOvers: yield* shownHandOvers(rows),
      businesses: yield* Effect.forEach(ids, (id) => Effect.map(codeOf(id), (code) => ({ ...named(id), ...code }))),
    }
  }),
)

export const getHandOver = handler(
  GetHandOver,
  Effect.fnUntraced(function* ({ businessProfileId, handOverId }) {
    const { userId } = yield* currentUser
    const row = yield* namedHandOver(businessProfileId, handOverId)
    const client = yield* clientOf(row)
    const part = partIn(row, client, businessProfileId, userId)
    // Once it is over, the sides no longer look into each other.
    if (part === undefined || handOverStanding(row, yield* Clock.currentTimeMillis) !== "Waiting")
      return yield* new HandOverNotFound({})
    return { handOver: yield* shownHandOver(row, part), terms: yield* termsOf(client, row.toId) }
  }),
)

export const consentToHandOver = handler(
  ConsentToHandOver,
  Effect.fnUntraced(function* ({ businessProfileId, handOverId, money }) {
    const { row, client, part, userId } = yield* forAct(businessProfileId, handOverId)
    const side = yield* waitsFor(part)
    const chosen = part.decidesMoney && money !== undefined && row.end === undefined ? { ...row, money } : row
    return yield* shownHandOver(yield* consented({ row: chosen, client }, side, userId), part)
  }),
)

export const refuseHandOver = handler(
  RefuseHandOver,
  Effect.fnUntraced(function* ({ businessProfileId, handOverId, reason }) {
    const { row, client, part, userId } = yield* forAct(businessProfileId, handOverId)
    yield* waitsFor(part)
    const act = { by: userId, at: yield* Clock.currentTimeMillis }
    const next = yield* Effect.fromResult(refusedHandOver(row, reason.trim(), act))
    return yield* shownHandOver(yield* decided(row, next, client, "refused", userId), part)
  }),
)

export const withdrawHandOver = handler(
  WithdrawHandOver,
  Effect.fnUntraced(function* ({ businessProfileId, handOverId }) {
    const { row, client, part, userId } = yield* forAct(businessProfileId, handOverId)
    if (!part.mayWithdraw) return yield* new HandOverNotFound({})
    const act = { by: userId, at: yield* Clock.currentTimeMillis }
    const next = yield* Effect.fromResult(withdrawnHandOver(row, act))
    return yield* shownHandOver(yield* decided(row, next, client, "withdrawn", userId), part)
  }),
)
