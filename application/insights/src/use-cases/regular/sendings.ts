import { Clock, Effect, Result } from "effect"
import { UnitOfWork } from "@application/kernel"
import {
  AddressUnconfirmed,
  again,
  deliveriesOf,
  type DeliveryFailure,
  endedDelivery,
  isDue,
  isRecipient,
  nextDue,
  rangeDueAt,
  recipientKey,
  RecipientGone,
  type ReportDelivery,
  ReportNotFound,
  scheduleLimits,
  settled,
  withDelivery,
} from "@domain/insights"
import type { ReportScheduleId, ReportSendingId, UserId } from "@domain/kernel"
import { type ReportMail, ReportMails } from "../../ports/report-delivery.ts"
import { endKey } from "../report-links.ts"
import { askUnknown } from "./ask-addresses.ts"
import type { RegularHome, StoredRegular, StoredSending } from "./home.ts"
import { knownAddresses } from "./known-addresses.ts"

/** Adds a sending with its job, in the caller's transaction, and forgets the oldest. */
const startSending = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  schedule: S,
  dueAt: number,
  people: Parameters<typeof deliveriesOf>[0],
  isTest: boolean,
) {
  const now = yield* Clock.currentTimeMillis
  const sending = yield* home.sendings.add({
    scheduleId: schedule.id,
    dueAt,
    isTest,
    range: rangeDueAt(schedule, dueAt),
    deliveries: deliveriesOf(people, now),
  })
  yield* home.sendLater(sending.id)
  const old = (yield* home.sendings.of(schedule.id)).slice(scheduleLimits.sendings)
  yield* Effect.forEach(old, ({ id }) => home.sendings.remove(id), { discard: true })
  return sending
})

/** Starts a report to its tester alone. */
export const startTest = <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  schedule: S,
  dueAt: number,
  userId: UserId,
) => startSending(home, schedule, dueAt, { members: [userId], addresses: [] }, true)

/**
 * Starts a schedule's report to its members and to the addresses that confirmed it; others are asked if nobody did. Without
 * anybody who may get it no report is made.
 */
export const startRegular = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  schedule: S,
  dueAt: number,
) {
  const { members, addresses } = schedule
  const known = addresses.length === 0 ? undefined : yield* askUnknown(home, schedule)
  const confirmed = addresses.filter((address) => known?.isConfirmed(address) === true)
  if (members.length + confirmed.length > 0)
    yield* startSending(home, schedule, dueAt, { members, addresses: confirmed }, false)
})

/** Starts a report if it is still due; its next time follows from this one, so that none is left out. */
export const startDue = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  id: ReportScheduleId,
  now: number,
) {
  const schedule = yield* home.schedules.forChange(id)
  if (schedule === undefined || schedule.state !== "Active" || schedule.nextAt > now) return
  yield* startRegular(home, schedule, schedule.nextAt)
  yield* home.schedules.save({ ...schedule, nextAt: nextDue(schedule, schedule.nextAt).at })
})

/** Keeps what became of one recipient's mail. */
const keepDelivery = <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  id: ReportSendingId,
  key: string,
  change: (one: ReportDelivery) => ReportDelivery,
) =>
  Effect.flatMap(UnitOfWork, ({ transact }) =>
    transact(
      Effect.gen(function* () {
        const sending = yield* home.sendings.forChange(id)
        if (sending !== undefined) yield* home.sendings.save(withDelivery(sending, key, change))
      }),
    ),
  )

/** Keeps for every mail that has yet to leave why it never will. */
export const settleAll = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  { id, deliveries }: N,
  why: DeliveryFailure,
) {
  const now = yield* Clock.currentTimeMillis
  const gone = (one: ReportDelivery) => settled(one, now, why)
  yield* Effect.forEach(deliveries.filter(isDue), (one) => keepDelivery(home, id, recipientKey(one), gone), {
    discard: true,
  })
})

/** What every mail of a sending has in common, and where its portal is. */
export interface PreparedMail {
  readonly origin: string
  readonly mail: Omit<ReportMail, "to" | "end" | "mailId">
  /** The beginning of the mails' names. */
  readonly named: string
}

/** Where a recipient gets mail: a user's proved address, or an outside one that confirmed. */
const addressOf = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  { address, userId }: ReportDelivery,
) {
  if (address !== undefined) return (yield* knownAddresses(home, [address])).isConfirmed(address) ? address : undefined
  return (yield* home.readers).find((reader) => reader.userId === userId)?.provedAddress
})

/** Mails one recipient and keeps the mail's new state; answers whether no server answered. */
const deliver = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  schedule: S,
  { id, isTest, deliveries }: N,
  delivery: ReportDelivery,
  { origin, mail, named }: PreparedMail,
) {
  const key = recipientKey(delivery)
  const now = yield* Clock.currentTimeMillis
  if (!isTest && !isRecipient(schedule, key)) {
    const hasEnded = schedule.ended.some((address) => recipientKey({ address }) === key)
    yield* keepDelivery(home, id, key, (one) => (hasEnded ? endedDelivery(one, now) : settled(one, now, "NoRecipient")))
    return false
  }
  const to = yield* addressOf(home, delivery)
  if (to === undefined) {
    yield* keepDelivery(home, id, key, (one) => settled(one, now, "NoAddress"))
    return false
  }
  const ending = yield* endKey({ home: home.key, scheduleId: schedule.id, recipient: key })
  const place = deliveries.findIndex((one) => recipientKey(one) === key)
  const outcome = yield* Effect.result(
    (yield* ReportMails).send({
      ...mail,
      to,
      end: { page: `${origin}/endReportMails/${ending}`, call: `${origin}/api/v1.0/reportMails/${ending}/end` },
      mailId: `${named}-${id}-${place}-${delivery.attempt}`,
    }),
  )
  const failure = Result.isFailure(outcome) ? outcome.failure.why : undefined
  const at = yield* Clock.currentTimeMillis
  yield* keepDelivery(home, id, key, (one) => settled(one, at, failure))
  return failure === "Unreachable"
})

/** Mails whoever has yet to get a sending's report; a server that did not answer is asked again with the job. */
export const deliverAll = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  schedule: S,
  sending: N,
  prepared: PreparedMail,
) {
  const due = sending.deliveries.filter(isDue)
  const unreachable = yield* Effect.forEach(due, (delivery) => deliver(home, schedule, sending, delivery, prepared))
  if (unreachable.includes(true)) return yield* Effect.die(new Error("No mail server took a regular report"))
})

/** Has a report leave again to one of its recipients; `isThere` fails where the report is gone. */
export const resent = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending, E, R>(
  home: RegularHome<S, N>,
  sendingId: ReportSendingId,
  recipient: number,
  isThere: (sending: N) => Effect.Effect<unknown, E, R>,
) {
  const sending = yield* home.sendings.forChange(sendingId)
  const delivery = sending?.deliveries[recipient]
  if (sending === undefined || delivery === undefined) return yield* new ReportNotFound({ reportId: String(sendingId) })
  yield* isThere(sending)
  const schedule = yield* home.schedules.find(sending.scheduleId)
  if (!sending.isTest && (schedule === undefined || !isRecipient(schedule, recipientKey(delivery))))
    return yield* new RecipientGone({})
  const { address } = delivery
  if (address !== undefined && !(yield* knownAddresses(home, [address])).isConfirmed(address))
    return yield* new AddressUnconfirmed({})
  const now = yield* Clock.currentTimeMillis
  const saved = yield* home.sendings.save(withDelivery(sending, recipientKey(delivery), (one) => again(one, now)))
  yield* home.sendLater(sendingId)
  return saved
})
