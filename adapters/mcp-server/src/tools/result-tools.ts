import { GetDashboard, ListPublishedReports } from "@application/insights/contract"
import { CampaignStatus } from "@domain/campaigns"
import { NextAction, Verdict } from "@domain/insights"
import { CurrencyCode, MinorUnits } from "@domain/kernel"
import { Effect, Schema } from "effect"
import { tool } from "../tool.ts"
import { untrusted, Untrusted } from "../untrusted.ts"
import { days, Figures, figuresOf, Link, linkTo, ofBusiness } from "./parts.ts"

const optional = Schema.optionalKey
const mostCampaigns = 25
const mostReports = 25

/** The portal's own verdict with the figures that say so. */
const { outcome, reason, costPerResult, formerCost, usualCost } = Verdict.fields
const ShortVerdict = Schema.Struct({ outcome, reason, costPerResult, formerCost, usualCost })

/** What needs the owner, without the numbers that only pages use. */
const actionOf = ({ kind, campaignId, count, days: lasting, amount }: NextAction) => ({
  kind,
  ...(campaignId !== undefined && { campaignId }),
  ...(count !== undefined && { count }),
  ...(lasting !== undefined && { days: lasting }),
  ...(amount !== undefined && { amount }),
})

export const explainResults = tool({
  name: "explain_results",
  title: "Explain results",
  description:
    "Answers a business's figures in a range of days beside the equally long range before it, the verdict on them with its reason, the figures of each campaign, and what needs the owner, most urgent first. Use these figures and no others. Example: how did last week go, and which ads need me?",
  contracts: [GetDashboard],
  input: Schema.Struct({ ...ofBusiness, ...days }),
  output: Schema.Struct({
    currency: CurrencyCode,
    totals: Figures,
    previous: Figures,
    leads: Schema.Int,
    newLeads: Schema.Int,
    verdict: optional(ShortVerdict),
    nextActions: Schema.Array(
      Schema.Struct({
        kind: NextAction.fields.kind,
        campaignId: optional(Schema.Int),
        count: optional(Schema.Int),
        days: optional(Schema.Int),
        amount: optional(MinorUnits),
      }),
    ),
    campaigns: Schema.Array(
      Schema.Struct({
        campaignId: Schema.Int,
        name: Untrusted,
        status: Schema.Literals(CampaignStatus.literals),
        totals: Figures,
      }),
    ),
    link: Link,
  }),
  run: (input, { call, origin }) =>
    Effect.map(
      call(GetDashboard, input),
      ({ currency, totals, previous, leads, newLeads, verdict, nextActions, campaigns }) => ({
        currency,
        totals: figuresOf(totals),
        previous: figuresOf(previous),
        leads,
        newLeads,
        ...(verdict !== undefined && {
          verdict: {
            outcome: verdict.outcome,
            reason: verdict.reason,
            ...(verdict.costPerResult !== undefined && { costPerResult: verdict.costPerResult }),
            ...(verdict.formerCost !== undefined && { formerCost: verdict.formerCost }),
            ...(verdict.usualCost !== undefined && { usualCost: verdict.usualCost }),
          },
        }),
        nextActions: nextActions.map(actionOf),
        campaigns: campaigns.slice(0, mostCampaigns).map((row) => ({
          campaignId: row.campaignId,
          name: untrusted(row.name),
          status: row.status as CampaignStatus,
          totals: figuresOf(row.totals),
        })),
        link: linkTo(origin, "dashboard", input.businessProfileId),
      }),
    ),
})

export const listReports = tool({
  name: "list_reports",
  title: "List reports",
  description:
    "Lists the newest reports that the business published, with their days and where the person reads them. Example: is there a report of November?",
  contracts: [ListPublishedReports],
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({
    reports: Schema.Array(
      Schema.Struct({
        reportId: Schema.Int,
        name: Untrusted,
        from: Schema.String,
        to: Schema.String,
        publishedAt: Schema.Number,
      }),
    ),
    link: Link,
  }),
  run: (input, { call, origin }) =>
    Effect.map(call(ListPublishedReports, input), (reports) => ({
      reports: reports.slice(0, mostReports).map(({ id, name, range, publishedAt }) => ({
        reportId: id,
        name: untrusted(name),
        from: range.from,
        to: range.to,
        publishedAt,
      })),
      link: linkTo(origin, "publishedReports", input.businessProfileId),
    })),
})
