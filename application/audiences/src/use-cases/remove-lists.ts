import { handler, JobQueue } from "@application/kernel"
import { hasEnd, type HashedPerson, isGone, isSamePerson, leaving, ListNetwork } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { RemoveCustomerList, RemovePersonFromLists } from "../contract/customer-lists.ts"
import { ForgetPeople } from "../contract/list-jobs.ts"
import { CustomerListBatches, CustomerLists } from "../stores/customer-lists.ts"
import { count, listForChange, listsOf, removeLater, type StoredList } from "./stored-list.ts"

/** Ends a list and its lookalikes here and queues their deletion at the networks, in the caller's transaction. */
export const endList = Effect.fnUntraced(function* (list: StoredList, state: "Expired" | "Removing") {
  const { businessProfileId, id } = list
  const batches = yield* CustomerListBatches
  const waiting = yield* batches.list("ofList", { businessProfileId, listId: id })
  yield* Effect.forEach(waiting.rows, (batch) => batches.remove({ businessProfileId, id: batch.id }), { discard: true })
  const likes = (yield* listsOf(businessProfileId)).filter(({ lookalike }) => lookalike?.sourceId === id)
  const lists = yield* CustomerLists
  const lookAt = yield* Clock.currentTimeMillis
  for (const one of [list, ...likes]) {
    const locked = yield* lists.forChange({ businessProfileId, id: one.id })
    if (locked === undefined) continue
    const ended = { ...leaving(locked, state), lookAt }
    if (state === "Removing" && isGone(ended)) {
      yield* lists.remove({ businessProfileId, id: one.id })
      continue
    }
    yield* lists.save(ended)
    yield* removeLater(ended)
  }
})

export const removeCustomerList = handler(
  RemoveCustomerList,
  Effect.fnUntraced(function* ({ businessProfileId, listId }) {
    const list = yield* listForChange(businessProfileId, listId)
    if (list.state !== "Removing") yield* endList(list, "Removing")
    return {}
  }),
)

/** Takes people out of the batches that have yet to be sent. */
const forgetWaiting = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  network: ListNetwork,
  forgotten: ReadonlyArray<HashedPerson>,
) {
  const batches = yield* CustomerListBatches
  const { rows } = yield* batches.list("ofBusiness", { businessProfileId, network })
  for (const batch of rows) {
    const people = batch.people.filter((person) => !forgotten.some((one) => isSamePerson(one, person)))
    if (people.length < batch.people.length) yield* batches.save({ ...batch, people })
  }
})

export const removePersonFromLists = handler(
  RemovePersonFromLists,
  Effect.fnUntraced(function* ({ businessProfileId, people }) {
    yield* count("customer-list-person", businessProfileId)
    const lists = (yield* listsOf(businessProfileId)).filter(hasEnd)
    const told = new Set<number>()
    for (const network of ListNetwork.literals) {
      const forgotten = people[network] ?? []
      const reached = lists.filter((list) =>
        list.networks.some(
          (entry) => entry.network === network && (entry.externalId !== undefined || entry.status === "Waiting"),
        ),
      )
      if (forgotten.length === 0) continue
      yield* forgetWaiting(businessProfileId, network, forgotten)
      for (const { id } of reached) told.add(id)
      yield* (yield* JobQueue).later(ForgetPeople, { businessProfileId, network, people: forgotten })
    }
    return { lists: told.size }
  }),
)
