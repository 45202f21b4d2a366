import { handler, UnitOfWork } from "@application/kernel"
import { sendingLimits, type SendingState } from "@domain/conversions"
import { type BusinessProfileId, type ConversionActionId, deletedBefore } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { DeleteConversionsOf, SweepConversions } from "../contract/arrivals.ts"
import { Conversions, ConversionSendings, ConversionTotals, ConversionTries } from "../stores/conversions.ts"

/** Rows that are deleted in one transaction, and how long one run goes on. */
const deletion = { lot: 500, millis: 20_000 } as const

const oldConversions = Effect.fnUntraced(function* (before: number) {
  const conversions = yield* Conversions
  const { rows } = yield* conversions.list("oldest", {}, { limit: deletion.lot })
  const old = rows.filter(({ at }) => at < before)
  yield* Effect.forEach(old, conversions.remove, { discard: true })
  return old.length
})

const oldTries = Effect.fnUntraced(function* (before: number) {
  const tries = yield* ConversionTries
  const { rows } = yield* tries.list("oldest", {}, { limit: deletion.lot })
  const old = rows.filter(({ at }) => at < before)
  yield* Effect.forEach(old, tries.remove, { discard: true })
  return old.length
})

const oldSendings = Effect.fnUntraced(function* (state: SendingState, before: number) {
  const sendings = yield* ConversionSendings
  const { rows } = yield* sendings.list("due", { state }, { limit: deletion.lot })
  const old = rows.filter(({ at }) => at < before)
  yield* Effect.forEach(old, sendings.remove, { discard: true })
  return old.length
})

const settled = ["Sent", "Refused", "Withheld"] as const satisfies ReadonlyArray<SendingState>

export const sweepConversions = handler(
  SweepConversions,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const now = yield* Clock.currentTimeMillis
    const ends = now + deletion.millis
    const sweeps = [
      oldConversions(deletedBefore("conversion", now)),
      oldTries(deletedBefore("conversionTry", now)),
      ...settled.map((state) => oldSendings(state, now - sendingLimits.keptMillis)),
    ]
    for (const sweep of sweeps)
      while ((yield* Clock.currentTimeMillis) < ends && (yield* transact(sweep)) === deletion.lot)
        yield* Effect.yieldNow
    return {}
  }),
)

type OfAction = { readonly businessProfileId: BusinessProfileId; readonly actionId: ConversionActionId }

const conversionsOf = Effect.fnUntraced(function* ({ businessProfileId, actionId }: OfAction) {
  const conversions = yield* Conversions
  const page = { where: { actionId }, limit: deletion.lot }
  const { rows } = yield* conversions.list("newest", { businessProfileId }, page)
  yield* Effect.forEach(rows, conversions.remove, { discard: true })
  return rows.length
})

const totalsOf = Effect.fnUntraced(function* ({ businessProfileId, actionId }: OfAction) {
  const totals = yield* ConversionTotals
  const { rows } = yield* totals.list("ofAction", { businessProfileId, actionId }, { limit: deletion.lot })
  yield* Effect.forEach(rows, totals.remove, { discard: true })
  return rows.length
})

const sendingsOf = Effect.fnUntraced(function* ({ businessProfileId, actionId }: OfAction) {
  const sendings = yield* ConversionSendings
  const { rows } = yield* sendings.list("ofAction", { businessProfileId, actionId }, { limit: deletion.lot })
  yield* Effect.forEach(rows, sendings.remove, { discard: true })
  return rows.length
})

export const deleteConversionsOf = handler(
  DeleteConversionsOf,
  Effect.fnUntraced(function* ({ businessProfileId, actionIds }) {
    const { transact } = yield* UnitOfWork
    for (const actionId of actionIds)
      for (const deleted of [conversionsOf, totalsOf, sendingsOf])
        while ((yield* transact(deleted({ businessProfileId, actionId }))) === deletion.lot) yield* Effect.yieldNow
    return {}
  }),
)
