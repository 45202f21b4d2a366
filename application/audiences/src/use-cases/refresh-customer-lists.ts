import { handler, UnitOfWork } from "@application/kernel"
import {
  expiresAt,
  hasEnd,
  isEndUntold,
  type ListNetwork,
  lookedAt,
  nextLook,
  toldState,
  waitedTooLong,
} from "@domain/audiences"
import { Clock, Effect } from "effect"
import { RefreshCustomerLists } from "../contract/list-jobs.ts"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { CustomerListBatches, CustomerLists } from "../stores/customer-lists.ts"
import { tellEnd } from "./tell-end.ts"
import { endList } from "./remove-lists.ts"
import { changeEntry } from "./send-customer-list.ts"
import { removeLater, sendLater, type StoredList } from "./stored-list.ts"
import { sweepVisits } from "./tell-visits.ts"

/** Lists of each state that one run looks at; others wait for the next. */
const mostLooked = 50

/** Asks a network; one that does not answer is asked at the next look. */
const askNetwork = Effect.fnUntraced(function* (list: StoredList, network: ListNetwork, externalId: string) {
  const told = yield* Effect.option((yield* AudienceNetworks).state({ network, externalId }))
  if (told._tag === "None") return
  const at = { businessProfileId: list.businessProfileId, listId: list.id, network }
  yield* (yield* UnitOfWork).transact(changeEntry(at, (entry) => toldState(entry, told.value)))
})

/** Repeats a sending that ended, and forgets people who could not be sent for days. */
const sendAgain = Effect.fnUntraced(function* (list: StoredList, network: ListNetwork, now: number) {
  const { businessProfileId, id: listId } = list
  const batches = yield* CustomerListBatches
  const { rows } = yield* batches.list("waiting", { businessProfileId, listId, network })
  const old = rows.filter(({ receivedAt }) => waitedTooLong(receivedAt, now))
  if (old.length > 0) {
    yield* Effect.forEach(old, ({ id }) => batches.remove({ businessProfileId, id }), { discard: true })
    yield* changeEntry({ businessProfileId, listId, network }, (entry) => ({ ...entry, status: "NotSent" }))
  }
  const isUnmade = !hasEnd(list) && list.networks.some((one) => one.network === network && one.status === "Waiting")
  if (rows.length > old.length || isUnmade) yield* sendLater(list, network)
})

const ask = Effect.fnUntraced(function* (list: StoredList, now: number) {
  const { transact } = yield* UnitOfWork
  for (const { network, externalId, status } of list.networks) {
    if (status === "Refused") continue
    yield* transact(sendAgain(list, network, now))
    if (externalId !== undefined && status !== "NotSent") yield* askNetwork(list, network, externalId)
  }
})

/** Does what is due for a list, under a lock where it changes more than an answer of a network. */
const look = Effect.fnUntraced(function* ({ businessProfileId, id }: StoredList, now: number) {
  const { transact } = yield* UnitOfWork
  const lists = yield* CustomerLists
  const list = yield* transact(
    Effect.gen(function* () {
      const locked = yield* lists.forChange({ businessProfileId, id })
      if (locked === undefined || locked.lookAt > now) return undefined
      const act = lookedAt(locked, now)
      if (act === "Expire") yield* endList(locked, "Expired")
      else if (act === "Remove" && locked.state === "Filling") yield* endList(locked, "Removing")
      else {
        if (act === "Remove") yield* removeLater(locked)
        const finished = act === "Finish" ? { ...locked, state: "Active" as const } : locked
        const isUntold = isEndUntold(finished, now)
        if (isUntold) yield* tellEnd(finished, now)
        const next = isUntold ? { ...finished, toldEnd: expiresAt(finished) } : finished
        yield* lists.save({ ...next, lookAt: nextLook(next, now) })
        return act === "Ask" || act === "Finish" ? next : undefined
      }
      return undefined
    }),
  )
  if (list !== undefined) yield* ask(list, now)
})

/** A list that cannot be looked at is logged, and keeps no other from its turn. */
export const refreshCustomerLists = handler(
  RefreshCustomerLists,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    for (const state of ["Removing", "Expired", "Filling", "Active"] as const) {
      const { rows } = yield* (yield* CustomerLists).list("due", { state }, { limit: mostLooked })
      const due = rows.filter(({ lookAt }) => lookAt <= now)
      yield* Effect.forEach(
        due,
        (list) =>
          Effect.catchCause(look(list, now), (cause) => Effect.logError("A customer list was not refreshed", cause)),
        { discard: true },
      )
    }
    yield* sweepVisits(now)
    return {}
  }),
)
