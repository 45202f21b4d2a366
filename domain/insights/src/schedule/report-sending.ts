import { Schema } from "effect"
import { DateRange, ReportId, ReportScheduleId, ReportSendingId, UserId } from "@domain/kernel"
import type { RegularReport, RegularSettings } from "./report-schedule.ts"

/** What has become of a mail to one recipient. Ours. */
export const DeliveryState = Schema.Literals(["Waiting", "Sent", "Failed", "Ended"])
export type DeliveryState = typeof DeliveryState.Type

/**
 * Why a mail could not be delivered: no server answered, it refused the address, the member has no proved address, the
 * report was deleted, or the recipient was taken out. A report over many clients has none when its maker may report on no
 * client or on too many.
 */
export const DeliveryFailure = Schema.Literals([
  "Unreachable",
  "Refused",
  "NoAddress",
  "ReportGone",
  "NoRecipient",
  "NoClients",
  "ManyClients",
])
export type DeliveryFailure = typeof DeliveryFailure.Type

/** A recipient of one sending: a member or an address. `attempt` counts from 1 how often it was sent by intention. */
export const ReportDelivery = Schema.Struct({
  userId: Schema.optionalKey(UserId),
  address: Schema.optionalKey(Schema.String),
  state: DeliveryState,
  failure: Schema.optionalKey(DeliveryFailure),
  /** When it became so, in epoch milliseconds. */
  at: Schema.Number,
  attempt: Schema.Int,
})
export type ReportDelivery = typeof ReportDelivery.Type

/** One report of a schedule with what has become of its mails; `reportId` is absent until it is built. */
export const ReportSending = Schema.Struct({
  id: ReportSendingId,
  scheduleId: ReportScheduleId,
  dueAt: Schema.Number,
  isTest: Schema.Boolean,
  range: DateRange,
  reportId: Schema.optionalKey(ReportId),
  deliveries: Schema.Array(ReportDelivery),
})
export type ReportSending = typeof ReportSending.Type

/** Who a recipient is, as links name them. */
export const recipientKey = ({ userId, address }: Pick<ReportDelivery, "userId" | "address">): string =>
  userId === undefined ? `a:${address ?? ""}` : `u:${userId}`

/** Whether a schedule's reports go to a recipient. */
export const isRecipient = (
  { members, addresses }: Pick<RegularSettings, "members" | "addresses">,
  key: string,
): boolean =>
  members.some((userId) => recipientKey({ userId }) === key) ||
  addresses.some((address) => recipientKey({ address }) === key)

const waiting = (now: number) => ({ state: "Waiting", at: now, attempt: 1 }) as const

/** The mails of a schedule's report that is due now, all waiting. */
export const deliveriesOf = (
  { members, addresses }: Pick<RegularSettings, "members" | "addresses">,
  now: number,
): ReadonlyArray<ReportDelivery> => [
  ...members.map((userId) => ({ userId, ...waiting(now) })),
  ...addresses.map((address) => ({ address, ...waiting(now) })),
]

/** Whether a mail is yet to leave: it waits, or no server answered the last time. */
export const isDue = ({ state, failure }: ReportDelivery): boolean =>
  state === "Waiting" || (state === "Failed" && failure === "Unreachable")

/** A sending after what became of one recipient's mail. */
export const withDelivery = <Sending extends Pick<ReportSending, "deliveries">>(
  sending: Sending,
  key: string,
  change: (delivery: ReportDelivery) => ReportDelivery,
): Sending => ({
  ...sending,
  deliveries: sending.deliveries.map((one) => (recipientKey(one) === key ? change(one) : one)),
})

/** A mail that left, failed, or is never to leave. */
export const settled = (
  { failure: _before, ...delivery }: ReportDelivery,
  now: number,
  failure?: DeliveryFailure,
): ReportDelivery => ({
  ...delivery,
  state: failure === undefined ? "Sent" : "Failed",
  ...(failure !== undefined && { failure }),
  at: now,
})

/** A mail that leaves again because somebody asked; whoever asked for no more is left alone. */
export const again = ({ failure: _before, ...delivery }: ReportDelivery, now: number): ReportDelivery =>
  delivery.state === "Ended" ? delivery : { ...delivery, state: "Waiting", at: now, attempt: delivery.attempt + 1 }

/** A mail whose recipient asked for no more before it left. */
export const endedDelivery = ({ failure: _before, ...delivery }: ReportDelivery, now: number): ReportDelivery => ({
  ...delivery,
  state: "Ended",
  at: now,
})

/** A schedule without a recipient who asked for no more; it pauses when nobody is left. */
export const withoutRecipient = <Schedule extends RegularReport>(schedule: Schedule, key: string): Schedule => {
  const members = schedule.members.filter((userId) => recipientKey({ userId }) !== key)
  const addresses = schedule.addresses.filter((address) => recipientKey({ address }) !== key)
  const gone = schedule.addresses.filter((address) => recipientKey({ address }) === key)
  const isNobody = members.length + addresses.length === 0
  return {
    ...schedule,
    members,
    addresses,
    ended: [...new Set([...schedule.ended, ...gone])],
    ...(isNobody && { state: "Paused" as const }),
  }
}
