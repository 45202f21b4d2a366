import { Result } from "effect"
import {
  BatchOutOfTurn,
  type CustomerList,
  hasEnd,
  hasExpired,
  type ListAtNetwork,
  ListStateForbids,
  type ListState,
} from "./customer-list.ts"
import type { ListNetwork } from "./hashed-person.ts"
import { listLimits } from "./list-limits.ts"
import type { NetworkAudienceState } from "./network-audience.ts"

const hourMillis = 3_600_000

/** Whether people who arrived at some time have waited too long for a network. */
export const waitedTooLong = (since: number, now: number): boolean =>
  now - since >= listLimits.unsentDays * 24 * hourMillis

/** Whether a list is on its way out of the networks. */
export const isLeaving = ({ state }: Pick<CustomerList, "state">): boolean =>
  state === "Removing" || state === "Expired"

/** A list whose entry of one network is changed. */
export const withNetwork = <L extends Pick<CustomerList, "networks">>(
  list: L,
  network: ListNetwork,
  change: (entry: ListAtNetwork) => ListAtNetwork,
): L => ({ ...list, networks: list.networks.map((entry) => (entry.network === network ? change(entry) : entry)) })

/** Refuses a change that a list takes in other states alone. */
export const inState = <L extends Pick<CustomerList, "state">>(
  list: L,
  states: ReadonlyArray<ListState>,
): Result.Result<L, ListStateForbids> =>
  states.includes(list.state) ? Result.succeed(list) : Result.fail(new ListStateForbids({ state: list.state }))

/**
 * A list with one more batch of an upload; undefined where the batch had arrived. A first batch of another upload begins that
 * upload, since networks keep whoever comes twice once.
 */
export const withBatch = <L extends CustomerList>(
  list: L,
  batch: { readonly uploadId: string; readonly number: number; readonly people: number },
  now: number,
): Result.Result<L | undefined, BatchOutOfTurn | ListStateForbids> => {
  const { uploadId, number, people } = batch
  const isSame = list.upload?.id === uploadId
  const expected = isSame ? (list.upload?.batches ?? 0) : 0
  if (isSame && number < expected) return Result.succeed(undefined)
  if (number !== expected) return Result.fail(new BatchOutOfTurn({ expected }))
  return Result.map(inState(list, ["Filling"]), (filling) => ({
    ...filling,
    people: (isSame ? filling.people : 0) + people,
    upload: { id: uploadId, batches: expected + 1 },
    filledAt: now,
  }))
}

/** A network's entry after its network told the state. */
export const toldState = (entry: ListAtNetwork, told: NetworkAudienceState): ListAtNetwork => {
  if (entry.status === "Removing" || entry.status === "Removed") return entry
  const { leastSize: _least, mostSize: _most, reason: _reason, ...rest } = entry
  const { status, leastSize, mostSize, reason } = told
  return {
    ...rest,
    status,
    ...(leastSize !== undefined && { leastSize }),
    ...(mostSize !== undefined && { mostSize }),
    ...(reason !== undefined && { reason }),
  }
}

/** A list that leaves the networks: at once where a network has none of it. */
export const leaving = <L extends CustomerList>(list: L, state: "Expired" | "Removing"): L => ({
  ...list,
  state,
  networks: list.networks.map((entry) => ({
    ...entry,
    status: entry.status === "Removed" ? ("Removed" as const) : ("Removing" as const),
  })),
})

/** Whether no network has the list any more. */
export const isGone = ({ networks }: Pick<CustomerList, "networks">): boolean =>
  networks.every(({ status }) => status === "Removed")

/** States that a network seldom leaves by itself. */
const settled: ReadonlyArray<ListAtNetwork["status"]> = ["Ready", "TooSmall", "Refused", "NotSent", "Removed"]

/** When the worker looks at a list again, in epoch milliseconds: soon while a network works, else twice a day. */
export const nextLook = (list: CustomerList, now: number): number => {
  if (list.state === "Expired" && isGone(list)) return 8_640_000_000_000_000
  const isWorking = list.networks.some(({ status }) => !settled.includes(status))
  if (!isWorking) return now + 12 * hourMillis
  // Visitors come when they come, and nobody waits for them.
  return now + (list.visitors === undefined ? hourMillis / 4 : hourMillis)
}

/** What the worker does with a list that it looks at. */
export const lookedAt = (list: CustomerList, now: number): "Ask" | "Expire" | "Remove" | "Finish" | "Wait" => {
  if (isLeaving(list)) return isGone(list) ? "Wait" : "Remove"
  if (hasEnd(list) && hasExpired(list, now)) return "Expire"
  if (list.state === "Filling" && waitedTooLong(list.filledAt, now)) return list.people === 0 ? "Remove" : "Finish"
  return "Ask"
}

/** Whether ads can be shown to a list, or away from it, at a network. Calls leave out the network's identifier, so that the status alone decides. */
export const isUsable = (list: Pick<CustomerList, "state">, entry: Pick<ListAtNetwork, "status">): boolean =>
  (list.state === "Active" || list.state === "Filling") &&
  (entry.status === "Preparing" || entry.status === "Ready" || entry.status === "TooSmall")
