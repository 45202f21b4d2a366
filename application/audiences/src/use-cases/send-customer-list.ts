import { handler, JobQueue, Profiles, UnitOfWork } from "@application/kernel"
import { isLeaving, type ListAtNetwork, type ListNetwork, listLimits, nextLook, withNetwork } from "@domain/audiences"
import type { BusinessProfileId, CustomerListId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { DeleteNetworkAudience, SendCustomerList } from "../contract/list-jobs.ts"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { CustomerListBatches, CustomerLists } from "../stores/customer-lists.ts"
import { removeLater, type StoredList } from "./stored-list.ts"

export interface ListAt {
  readonly businessProfileId: BusinessProfileId
  readonly listId: CustomerListId
  readonly network: ListNetwork
}

/** Changes a list's entry of a network in a transaction of its own; undefined where the list is gone. */
export const changeEntry = Effect.fnUntraced(function* (
  { businessProfileId, listId, network }: ListAt,
  change: (entry: ListAtNetwork, list: StoredList) => ListAtNetwork,
) {
  const lists = yield* CustomerLists
  const list = yield* lists.forChange({ businessProfileId, id: listId })
  if (list === undefined) return undefined
  const changed = withNetwork(list, network, (entry) => change(entry, list))
  return yield* lists.save({ ...changed, lookAt: nextLook(changed, yield* Clock.currentTimeMillis) })
})

/** Keeps the identifier of an audience that was made; one whose list has ended meanwhile is deleted again. */
const keepMade = (at: ListAt, externalId: string) =>
  Effect.flatMap(UnitOfWork, ({ transact }) =>
    transact(
      Effect.gen(function* () {
        const list = yield* changeEntry(at, (entry, kept) => ({
          ...entry,
          externalId,
          status: isLeaving(kept) ? "Removing" : "Preparing",
        }))
        if (list === undefined)
          yield* (yield* JobQueue).later(DeleteNetworkAudience, { network: at.network, externalId })
        else if (isLeaving(list)) yield* removeLater(list)
        return list
      }),
    ),
  )

/** Networks know a list by its number, so that a repeated request finds it after it was renamed. */
const made = Effect.fnUntraced(function* (list: StoredList, network: ListNetwork) {
  const networks = yield* AudienceNetworks
  const { businessProfileId, id, lookalike, visitors } = list
  if (lookalike === undefined) {
    const [profile] = yield* (yield* Profiles).ofAll([businessProfileId])
    if (profile === undefined) return undefined
    const { region } = profile
    if (visitors !== undefined) {
      const name = `Visitors ${businessProfileId}-${id}`
      return yield* networks.makeVisitorAudience({ network, businessProfileId, region, name, rule: visitors })
    }
    const name = `Customers ${businessProfileId}-${id}`
    // The longest that a network keeps people: the list's own end is the worker's to keep, and may move.
    return yield* networks.makeCustomerList({ network, region, name, days: listLimits.mostDays })
  }
  const { sourceId, percent, country } = lookalike
  const source = yield* (yield* CustomerLists).find({ businessProfileId, id: sourceId })
  const externalId = source?.networks.find((entry) => entry.network === network)?.externalId
  if (externalId === undefined) return undefined
  const name = `Lookalike ${businessProfileId}-${id}`
  return yield* networks.makeLookalike({ network, name, source: { network, externalId }, country, percent })
})

/** A refusal is the network's last word: it is kept for the owner, and whoever waited is forgotten. */
const keepRefusal = (at: ListAt, reason: string) =>
  Effect.flatMap(UnitOfWork, ({ transact }) =>
    transact(
      Effect.gen(function* () {
        const { businessProfileId, listId, network } = at
        yield* changeEntry(at, (entry, list) => (isLeaving(list) ? entry : { ...entry, status: "Refused", reason }))
        const batches = yield* CustomerListBatches
        const { rows } = yield* batches.list("waiting", { businessProfileId, listId, network })
        yield* Effect.forEach(rows, ({ id }) => batches.remove({ businessProfileId, id }), { discard: true })
      }),
    ),
  )

/** Sends the next waiting batch; whether there was one. A batch that was sent just before a crash is sent again, which adds nobody twice. */
const sendNext = Effect.fnUntraced(function* (at: ListAt, externalId: string) {
  const { businessProfileId, listId, network } = at
  const batches = yield* CustomerListBatches
  const { rows } = yield* batches.list("waiting", { businessProfileId, listId, network }, { limit: 1 })
  const [batch] = rows
  if (batch === undefined) return false
  if (batch.people.length > 0) yield* (yield* AudienceNetworks).addPeople({ network, externalId }, batch.people)
  yield* (yield* UnitOfWork).transact(
    Effect.gen(function* () {
      yield* batches.remove({ businessProfileId, id: batch.id })
      yield* changeEntry(at, (entry) => ({ ...entry, sent: entry.sent + batch.people.length }))
    }),
  )
  return true
})

const sendAll = Effect.fnUntraced(function* (at: ListAt) {
  const { businessProfileId, listId, network } = at
  const list = yield* (yield* CustomerLists).find({ businessProfileId, id: listId })
  const entry = list?.networks.find((one) => one.network === network)
  const isAvailable = (yield* AudienceNetworks).availableNetworks.includes(network)
  if (list === undefined || entry === undefined || !isAvailable || isLeaving(list)) return
  if (entry.status === "Refused") return
  const externalId = entry.externalId ?? (yield* made(list, network))
  if (externalId === undefined) return
  if (entry.externalId === undefined) {
    const now = yield* keepMade(at, externalId)
    if (now === undefined || isLeaving(now)) return
  }
  while (yield* sendNext(at, externalId)) yield* Effect.yieldNow
})

/** A network that cannot be reached is asked again with the job's pauses. */
export const orAgain = ({ _tag, reason }: { readonly _tag: string; readonly reason: string }) =>
  Effect.die(new Error(`${_tag}: ${reason}`))

export const sendCustomerList = handler(
  SendCustomerList,
  Effect.fnUntraced(function* (at) {
    yield* Effect.catchTags(sendAll(at), {
      NetworkRefused: ({ reason }) => keepRefusal(at, reason),
      NetworkUnavailable: orAgain,
    })
    return {}
  }),
)
