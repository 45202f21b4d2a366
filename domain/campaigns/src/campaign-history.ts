import { CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"
import { Option, Schema } from "effect"
import { CampaignChannel } from "./campaign-channel.ts"
import { ChannelState } from "./campaign.ts"
import { CampaignStatus, PauseReason } from "./campaign-status.ts"

const optional = Schema.optionalKey
const ChannelStatus = ChannelState.fields.status

/** One thing that changed of a campaign: from what, to what. Money is in minor units, days are local. Ours. */
export const CampaignAct = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("Status"),
    from: CampaignStatus,
    to: CampaignStatus,
    reason: optional(PauseReason),
  }),
  Schema.Struct({ kind: Schema.Literal("Channel"), channel: CampaignChannel, from: ChannelStatus, to: ChannelStatus }),
  Schema.Struct({ kind: Schema.Literal("LastDay"), from: LocalDate, to: LocalDate }),
  Schema.Struct({ kind: Schema.Literal("DailyBudget"), from: MinorUnits, to: MinorUnits, currency: CurrencyCode }),
  Schema.Struct({ kind: Schema.Literal("Name") }),
])
export type CampaignAct = typeof CampaignAct.Type

/** What the audit log says of a campaign on one side of a change: the values that differ, by table column and part. */
const Side = Schema.Struct({
  name: optional(Schema.Unknown),
  "document.status": optional(CampaignStatus),
  "document.pauseReason": optional(PauseReason),
  "document.endDate": optional(LocalDate),
  "document.budget": optional(Schema.Struct({ dailyBudget: MinorUnits, currency: CurrencyCode })),
  "document.channels": optional(Schema.Array(Schema.Struct({ channel: CampaignChannel, status: ChannelStatus }))),
})
type Side = typeof Side.Type
const sideOf = Schema.decodeUnknownOption(Schema.toType(Side))

const statusActs = (before: Side, after: Side): ReadonlyArray<CampaignAct> => {
  const [from, to] = [before["document.status"], after["document.status"]]
  if (from === undefined || to === undefined || from === to) return []
  const reason = after["document.pauseReason"]
  return [{ kind: "Status", from, to, ...(reason !== undefined && { reason }) }]
}

const lastDayActs = (before: Side, after: Side): ReadonlyArray<CampaignAct> => {
  const [from, to] = [before["document.endDate"], after["document.endDate"]]
  return from === undefined || to === undefined || from === to ? [] : [{ kind: "LastDay", from, to }]
}

const budgetActs = (before: Side, after: Side): ReadonlyArray<CampaignAct> => {
  const [from, to] = [before["document.budget"], after["document.budget"]]
  if (from === undefined || to === undefined || from.dailyBudget === to.dailyBudget) return []
  return [{ kind: "DailyBudget", from: from.dailyBudget, to: to.dailyBudget, currency: to.currency }]
}

const channelActs = (before: Side, after: Side): ReadonlyArray<CampaignAct> =>
  (after["document.channels"] ?? []).flatMap(({ channel, status: to }) => {
    const from = before["document.channels"]?.find((one) => one.channel === channel)?.status
    return from === undefined || from === to ? [] : [{ kind: "Channel", channel, from, to }]
  })

/**
 * What an owner reads of a recorded change of a campaign: its name, status, channels, last day and daily budget; nothing of a record
 * that cannot be read. Ours.
 */
export const campaignActs = (before: unknown, after: unknown): ReadonlyArray<CampaignAct> => {
  const [old, next] = [Option.getOrUndefined(sideOf(before)), Option.getOrUndefined(sideOf(after))]
  if (old === undefined || next === undefined) return []
  return [
    ...(old.name === undefined || next.name === undefined ? [] : [{ kind: "Name" } as const]),
    ...[statusActs, lastDayActs, budgetActs, channelActs].flatMap((actsOf) => actsOf(old, next)),
  ]
}
