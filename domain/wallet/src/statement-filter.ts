import { Schema } from "effect"
import { CampaignId, LocalDate, localDateAt, type TimeZoneName } from "@domain/kernel"
import type { StatementKind, WalletTransaction } from "./wallet.ts"

/** What lines of a statement are about, as a reader looks for them. Ours. */
export const StatementTopic = Schema.Literals(["added", "reserved", "spent", "charges", "returned"])
export type StatementTopic = typeof StatementTopic.Type

/** The topic of each kind of line. */
export const topicOfKind: Readonly<Record<StatementKind, StatementTopic>> = {
  topUp: "added",
  promoGrant: "added",
  promoBack: "added",
  launchLock: "reserved",
  lockMore: "reserved",
  lockBack: "reserved",
  unlock: "reserved",
  spend: "spent",
  launchFee: "charges",
  launchTax: "charges",
  feeBack: "charges",
  taxBack: "charges",
  addOn: "charges",
  refund: "returned",
  refundBack: "returned",
  reversal: "returned",
  disputeHold: "returned",
  disputeWon: "returned",
}

/** Which lines of a statement are wanted: of one topic, from and until days (both included), of one campaign; all without. Ours. */
export const StatementFilter = Schema.Struct({
  topic: Schema.optionalKey(StatementTopic),
  from: Schema.optionalKey(LocalDate),
  until: Schema.optionalKey(LocalDate),
  campaignId: Schema.optionalKey(CampaignId),
})
export type StatementFilter = typeof StatementFilter.Type

/** Whether the filter wants a line; the filter's days are counted in the time zone. */
export const isWanted = (
  { kind, at, campaignId }: Pick<WalletTransaction, "kind" | "at" | "campaignId">,
  filter: StatementFilter,
  timeZone: TimeZoneName,
): boolean => {
  const day = localDateAt(at, timeZone)
  return (
    (filter.topic === undefined || topicOfKind[kind] === filter.topic) &&
    (filter.from === undefined || day >= filter.from) &&
    (filter.until === undefined || day <= filter.until) &&
    (filter.campaignId === undefined || campaignId === filter.campaignId)
  )
}
