import type { Tables } from "@application/kernel"
import type { SendingState } from "@domain/conversions"
import { Clock, Effect } from "effect"
import type { NetworkEvent } from "../ports/conversion-networks.ts"

/** How a telling ends: the network has it, refused it, or is told nothing. */
export type Settled = Exclude<SendingState, "Waiting">

/** Something that waits for a network, whatever it is and wherever it is kept. */
export interface Outgoing {
  /** Settles it in this transaction, unless it waits no more; whether it did. */
  readonly settle: (state: Settled, reason?: string) => Effect.Effect<boolean, never, Tables>
  /** Notes a try that did not reach the network. */
  readonly again: Effect.Effect<void, never, Tables>
  readonly forget: Effect.Effect<void, never, Tables>
}

/** What waits, with the event to tell, or with what it comes to without being told. */
export type Prepared = { readonly outgoing: Outgoing } & (
  | { readonly event: NetworkEvent }
  | { readonly ends: "Refused" | "Withheld"; readonly reason: string }
  | { readonly ends: "Gone" }
)

/** A row that waits, as it is kept. */
interface KeptRow {
  readonly state: SendingState
  readonly attempts: number
}

/** Where a row is kept, and what it is once it is settled. */
export interface OutgoingRow<Row extends KeptRow> {
  /** Locked until the transaction ends. */
  readonly current: Effect.Effect<Row | undefined, never, Tables>
  readonly save: (row: Row) => Effect.Effect<unknown, never, Tables>
  readonly remove: (row: Row) => Effect.Effect<void, never, Tables>
  readonly settled: (row: Row, state: Settled, now: number, reason: string | undefined) => Row
}

/** A kept row as something that waits. */
export const outgoingRow = <Row extends KeptRow>({ current, save, remove, settled }: OutgoingRow<Row>): Outgoing => {
  const waiting = Effect.map(current, (row) => (row?.state === "Waiting" ? row : undefined))
  return {
    settle: Effect.fnUntraced(function* (state, reason) {
      const row = yield* waiting
      if (row === undefined) return false
      yield* save(settled(row, state, yield* Clock.currentTimeMillis, reason))
      return true
    }),
    again: Effect.gen(function* () {
      const row = yield* waiting
      if (row !== undefined) yield* save({ ...row, attempts: row.attempts + 1 })
    }),
    forget: Effect.gen(function* () {
      const row = yield* waiting
      if (row !== undefined) yield* remove(row)
    }),
  }
}
