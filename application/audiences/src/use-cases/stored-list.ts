import { JobQueue, RateLimits } from "@application/kernel"
import {
  type CustomerList,
  CustomerListNotFound,
  CustomerListsFull,
  listLimits,
  type ListNetwork,
} from "@domain/audiences"
import { TooManyRequests } from "@domain/identity"
import type { BusinessProfileId, CustomerListId, PortalId } from "@domain/kernel"
import { Effect } from "effect"
import { RemoveListAtNetwork, SendCustomerList } from "../contract/list-jobs.ts"
import { CustomerLists } from "../stores/customer-lists.ts"

/** A list as it is stored; the worker looks at it at `lookAt`. */
export type StoredList = CustomerList & {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
  readonly lookAt: number
  readonly toldEnd?: number
}

/** A list as calls answer it: without the networks' identifiers. */
export const shownList = ({
  businessProfileId: _profile,
  portalId: _portal,
  lookAt: _lookAt,
  toldEnd: _toldEnd,
  ...list
}: StoredList): CustomerList => ({
  ...list,
  networks: list.networks.map(({ externalId: _external, ...entry }) => entry),
})

/** A list, locked until the transaction ends. */
export const listForChange = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  listId: CustomerListId,
) {
  const found = yield* (yield* CustomerLists).forChange({ businessProfileId, id: listId })
  return found ?? (yield* new CustomerListNotFound({ listId }))
})

export const listsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return (yield* (yield* CustomerLists).list("ofBusiness", { businessProfileId })).rows
})

/** The names of a business's lists, where there is room for one more. A list that is being removed gives its name free. */
export const namesWithRoom = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const lists = yield* listsOf(businessProfileId)
  if (lists.length >= listLimits.lists) return yield* new CustomerListsFull({ most: listLimits.lists })
  return lists.filter(({ state }) => state !== "Removing").map(({ name }) => name)
})

const atNetwork = ({ businessProfileId, id }: Pick<StoredList, "businessProfileId" | "id">, network: ListNetwork) => ({
  input: { businessProfileId, listId: id, network },
  options: { caller: `list:${id}:${network}`, singletonKey: `list:${id}:${network}` },
})

/** Queues the sending of a list to a network; at most one waits. */
export const sendLater = Effect.fnUntraced(function* (list: StoredList, network: ListNetwork) {
  const { input, options } = atNetwork(list, network)
  yield* (yield* JobQueue).later(SendCustomerList, input, options)
})

/** Queues the deletion of a list wherever it is on its way out. */
export const removeLater = Effect.fnUntraced(function* (list: StoredList) {
  const jobs = yield* JobQueue
  for (const { network, status } of list.networks) {
    const { input, options } = atNetwork(list, network)
    if (status === "Removing") yield* jobs.later(RemoveListAtNetwork, input, options)
  }
})

const hour = 3_600_000

/** How often a business may change its lists. */
const limits = {
  "customer-list": { limit: 60, perMs: 24 * hour },
  "customer-list-batch": { limit: 4_000, perMs: hour },
  "customer-list-person": { limit: 240, perMs: hour },
} as const

/** Counts an act; one too many is refused. */
export const count = Effect.fnUntraced(function* (kind: keyof typeof limits, businessProfileId: BusinessProfileId) {
  const { limit, perMs } = limits[kind]
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`${kind}:${businessProfileId}`, limit, perMs)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})
