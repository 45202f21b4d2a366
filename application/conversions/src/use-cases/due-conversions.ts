import { handler, UnitOfWork } from "@application/kernel"
import { afterBatch, sendingLimits, settledLeadSending, settledSending } from "@domain/conversions"
import { Clock, Effect } from "effect"
import { ForgetSendings, SendDueConversions } from "../contract/networks-jobs.ts"
import { ConversionConnections, ConversionSendings } from "../stores/conversions.ts"
import { LeadSendings } from "../stores/lead-sendings.ts"
import { type AtNetwork, sendLater, type StoredSending, todayOf } from "./stored-connection.ts"
import type { StoredLeadSending } from "./waiting-leads.ts"

/** Sendings of one transaction, and lots of one run; others wait for the next. */
const lot = { size: 200, most: 50 } as const

const waitedTooLong = "It waited for a week"

/** Gives up what waited too long; what belongs to no connection goes. */
const gaveUp = Effect.fnUntraced(function* (old: ReadonlyArray<StoredSending>, now: number) {
  const connections = yield* ConversionConnections
  const sendings = yield* ConversionSendings
  for (const { businessProfileId, network, actionId, eventId } of old) {
    const connection = yield* connections.forChange({ businessProfileId, network })
    const sending = yield* sendings.forChange({ businessProfileId, network, actionId, eventId })
    if (sending?.state !== "Waiting") continue
    if (connection === undefined) {
      yield* sendings.remove(sending)
      continue
    }
    yield* sendings.save(settledSending(sending, "Refused", now, waitedTooLong))
    const today = yield* todayOf(businessProfileId)
    const { failures, holdUntil } = connection
    // It did not reach the network, so that the network is left alone as before.
    const after = afterBatch(connection, { sent: 0, refused: 1 }, now, today)
    yield* connections.save({
      ...after,
      ...(failures !== undefined && { failures }),
      ...(holdUntil !== undefined && { holdUntil }),
    })
  }
})

/** Gives up stages of leads that waited too long. */
const gaveUpLeads = Effect.fnUntraced(function* (old: ReadonlyArray<StoredLeadSending>, now: number) {
  const sendings = yield* LeadSendings
  for (const row of old) {
    const sending = yield* sendings.forChange(row)
    if (sending?.state === "Waiting")
      yield* sendings.save(settledLeadSending(sending, { state: "Refused", now, reason: waitedTooLong }))
  }
})

/** Where stages of leads are due; what waited too long is given up. */
const dueLeads = Effect.fnUntraced(function* (now: number) {
  const { transact } = yield* UnitOfWork
  const sendings = yield* LeadSendings
  const due = new Map<string, AtNetwork>()
  let cursor: string | undefined
  for (let page = 0; page < lot.most; page += 1) {
    const { rows, nextCursor } = yield* sendings.list("due", { state: "Waiting" }, { limit: lot.size, cursor })
    const old = rows.filter(({ at }) => at < now - sendingLimits.waitMillis)
    if (old.length > 0) yield* transact(gaveUpLeads(old, now))
    for (const { businessProfileId, network } of rows.slice(old.length).filter(({ at }) => at <= now))
      due.set(`${businessProfileId} ${network}`, { businessProfileId, network })
    cursor = nextCursor
    if (cursor === undefined || rows.some(({ at }) => at > now)) break
  }
  return due
})

/** A repeated run queues nothing twice, since at most one job of each business and network waits. */
export const sendDueConversions = handler(
  SendDueConversions,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const sendings = yield* ConversionSendings
    const now = yield* Clock.currentTimeMillis
    const due = yield* dueLeads(now)
    let cursor: string | undefined
    for (let page = 0; page < lot.most; page += 1) {
      const { rows, nextCursor } = yield* sendings.list("due", { state: "Waiting" }, { limit: lot.size, cursor })
      const old = rows.filter(({ at }) => at < now - sendingLimits.waitMillis)
      if (old.length > 0) yield* transact(gaveUp(old, now))
      for (const { businessProfileId, network } of rows.slice(old.length))
        due.set(`${businessProfileId} ${network}`, { businessProfileId, network })
      cursor = nextCursor
      if (cursor === undefined) break
    }
    const connections = yield* ConversionConnections
    for (const at of due.values()) {
      const connection = yield* connections.find(at)
      if (connection?.state === "On" && (connection.holdUntil ?? 0) <= now) yield* sendLater(at)
    }
    return {}
  }),
)

const removed = Effect.fnUntraced(function* (rows: ReadonlyArray<StoredSending>) {
  const sendings = yield* ConversionSendings
  yield* Effect.forEach(rows, (row) => sendings.remove(row), { discard: true })
  return rows.length
})

const removedLeads = Effect.fnUntraced(function* (rows: ReadonlyArray<StoredLeadSending>) {
  const sendings = yield* LeadSendings
  yield* Effect.forEach(rows, (row) => sendings.remove(row), { discard: true })
  return rows.length
})

/** A repeated run finds nothing more; what came after the disconnection is another connection's. */
export const forgetSendings = handler(
  ForgetSendings,
  Effect.fnUntraced(function* ({ businessProfileId, network, before }) {
    const { transact } = yield* UnitOfWork
    const sendings = yield* ConversionSendings
    for (const state of ["Waiting", "Withheld", "Refused", "Sent"] as const)
      for (;;) {
        const { rows } = yield* sendings.list("inState", { businessProfileId, network, state }, { limit: lot.size })
        const former = rows.filter(({ at }) => at <= before)
        if (former.length === 0 || (yield* transact(removed(former))) < lot.size) break
      }
    // What a network has of leads is remembered, so that another connection tells it nothing twice.
    for (const state of ["Waiting", "Withheld", "Refused"] as const)
      for (;;) {
        const { rows } = yield* (yield* LeadSendings).list(
          "inState",
          { businessProfileId, network, state },
          { limit: lot.size },
        )
        const former = rows.filter(({ markedAt }) => markedAt <= before)
        if (former.length === 0 || (yield* transact(removedLeads(former))) < lot.size) break
      }
    return {}
  }),
)
