import { AgencyMoney, ClientReach } from "@application/kernel"
import {
  consentedTo,
  type HandOver,
  HandOverNotPossible,
  type HandOverParty,
  type HandOverSide,
  handOverStanding,
  isAgreed,
  startHandOver,
} from "@domain/businesses"
import { isOwnerRole } from "@domain/identity"
import { type BusinessProfileId, IdempotencyKey, type UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { BusinessProfileRepository, ClientMoves } from "../ports/index.ts"
import { HandOvers } from "../stores/hand-overs.ts"
import { checkNotFrozen, type HandedClient, handedClient, peopleAfter, walletOfClient } from "./hand-over-facts.ts"
import { tellSides } from "./hand-over-news.ts"
import type { StoredHandOver } from "./shown-hand-over.ts"

/** Settles the wallet with leaving people; returns the refunded amount. */
const settledWallet = Effect.fnUntraced(function* (
  row: StoredHandOver,
  client: HandedClient,
  gone: HandedClient["members"],
) {
  const { wallet } = yield* walletOfClient(client)
  if (wallet === undefined) return {}
  const wentBack = yield* (yield* AgencyMoney).settle({
    businessProfileId: row.businessProfileId,
    payers: gone.map(({ userId }) => userId),
    wallet,
    key: IdempotencyKey.make(`handOver-${row.businessProfileId}-${row.id}`),
    givesBack: row.money === "goesBack",
    forgetsCards: gone.some(({ roleId }) => isOwnerRole(roleId)),
  })
  return { wentBack, currency: wallet.currency }
})

/** Moves a client to its new agency and settles its wallet, in the caller's transaction; fails where things have changed. */
const carriedOut = Effect.fnUntraced(function* (row: StoredHandOver, client: HandedClient, at: number) {
  yield* checkNotFrozen(row.businessProfileId)
  if (client.fromId !== row.fromId || client.giver !== row.giver || row.receivedBy === undefined)
    return yield* new HandOverNotPossible({ reason: "changed" })
  const { gone, leaving, joining } = yield* peopleAfter(client, row.toId)
  const successor = row.receivedBy
  const stay = client.members.filter((member) => !gone.includes(member))
  // Whoever took the client on must still be there to run it.
  if (![...stay, ...joining].some(({ userId }) => userId === successor))
    return yield* new HandOverNotPossible({ reason: "changed" })
  const settlement = yield* settledWallet(row, client, gone)
  yield* (yield* ClientMoves).carryOut({
    clientId: row.businessProfileId,
    portalId: row.portalId,
    ...(row.fromId !== undefined && { fromId: row.fromId }),
    toId: row.toId,
    leaving: leaving.map(({ userId }) => userId),
    joining,
    successor,
    at,
  })
  yield* (yield* ClientReach).follow(row.businessProfileId)
  return { ...row, ...settlement }
})

/** A stored hand-over with its client, which is locked until this transaction ends. */
export const lockedHandOver = Effect.fnUntraced(function* (found: StoredHandOver) {
  const { businessProfileId, id } = found
  const profile = yield* (yield* BusinessProfileRepository).forChange(businessProfileId)
  const row = yield* (yield* HandOvers).forChange({ businessProfileId, id })
  return { row: row ?? found, client: yield* handedClient(profile, "locked") }
})

/** Stores what became of a hand-over, and tells both sides. */
export const decided = Effect.fnUntraced(function* (
  row: StoredHandOver,
  next: HandOver,
  client: HandedClient,
  news: "refused" | "withdrawn",
  by: UserId,
) {
  const stored = yield* (yield* HandOvers).save({ ...row, ...next })
  yield* tellSides(stored, client, news, by)
  return stored
})

/** A hand-over with one side's consent, carried out if it is the second; a repeated consent changes nothing. */
export const consented = Effect.fnUntraced(function* (
  { row, client }: { readonly row: StoredHandOver; readonly client: HandedClient },
  side: HandOverSide,
  by: UserId,
) {
  if (row.end === "Done") return row
  const at = yield* Clock.currentTimeMillis
  const next = { ...row, ...(yield* Effect.fromResult(consentedTo(row, side, { by, at }))) }
  const stored = yield* (yield* HandOvers).save(isAgreed(next) ? yield* carriedOut(next, client, at) : next)
  if (isAgreed(stored)) yield* tellSides(stored, client, "done", by)
  return stored
})

/** A new hand-over of a client; a client has one waiting hand-over at a time. */
export const started = Effect.fnUntraced(function* (
  clientId: BusinessProfileId,
  toId: BusinessProfileId,
  startedByOf: (client: HandedClient) => HandOverParty | undefined,
  { by, money }: { readonly by: UserId; readonly money: HandOver["money"] },
) {
  const profile = yield* (yield* BusinessProfileRepository).forChange(clientId)
  yield* checkNotFrozen(clientId)
  const client = yield* handedClient(profile, "locked")
  const startedBy = startedByOf(client)
  if (startedBy === undefined) return yield* new HandOverNotPossible({ reason: "changed" })
  const at = yield* Clock.currentTimeMillis
  const store = yield* HandOvers
  const [latest] = (yield* store.list("ofClient", { businessProfileId: clientId }, { limit: 1 })).rows
  if (latest !== undefined && handOverStanding(latest, at) === "Waiting")
    return yield* new HandOverNotPossible({ reason: "waiting" })
  const { giver, fromId } = client
  const wanted = { clientId, toId, startedBy, giver, money, ...(fromId !== undefined && { fromId }) }
  const made = yield* Effect.fromResult(startHandOver(wanted, { by, at }))
  const row = yield* store.add({ businessProfileId: clientId, portalId: profile.portalId, ...made })
  yield* tellSides(row, client, "asked", by)
  return { row, client }
})
