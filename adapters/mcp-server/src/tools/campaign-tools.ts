import {
  type CampaignListItem,
  EstimateCampaignConversion,
  GetCampaign,
  ListCampaigns,
} from "@application/campaigns/contract"
import { ListCampaignHistory } from "@application/portals/contract"
import { CampaignAct, CampaignChannel, CampaignStatus, ChannelState } from "@domain/campaigns"
import { CampaignId, MinorUnits } from "@domain/kernel"
import { Effect, Schema } from "effect"
import { tool } from "../tool.ts"
import { untrusted, Untrusted } from "../untrusted.ts"
import {
  Amount,
  amountOf,
  Cursor,
  Figures,
  figuresOf,
  Limit,
  Link,
  linkTo,
  ofBusiness,
  ofCampaign,
  usualLimit,
  Words,
} from "./parts.ts"

const optional = Schema.optionalKey

const CampaignRow = Schema.Struct({
  campaignId: CampaignId,
  name: Untrusted,
  status: CampaignStatus,
  channels: Schema.Array(Schema.Struct({ channel: CampaignChannel, status: ChannelState.fields.status })),
  dailyBudget: optional(Amount),
  totals: Figures,
  link: Link,
})

const rowOf = (
  origin: string,
  { id, businessProfileId, name, status, channels, budget, totals }: CampaignListItem,
) => ({
  campaignId: id,
  name: untrusted(name),
  status,
  channels: channels.map((one) => ({ channel: one.channel, status: one.status })),
  ...(budget !== undefined && { dailyBudget: amountOf(budget.dailyBudget, budget.currency) }),
  totals: figuresOf(totals),
  link: linkTo(origin, "campaigns", businessProfileId, id),
})

export const listCampaigns = tool({
  name: "list_campaigns",
  title: "List campaigns",
  description:
    "Lists a business's advertising campaigns with status, daily budget and what they brought since they began; also finds them by words in the name. Example: which of my ads are paused?",
  contracts: [ListCampaigns],
  input: Schema.Struct({
    ...ofBusiness,
    words: optional(Words),
    statuses: optional(Schema.Array(CampaignStatus).check(Schema.isMaxLength(8))),
    cursor: optional(Cursor),
    limit: optional(Limit),
  }),
  output: Schema.Struct({ campaigns: Schema.Array(CampaignRow), nextCursor: optional(Schema.String) }),
  run: ({ businessProfileId, words, statuses, cursor, limit = usualLimit }, { call, origin }) =>
    Effect.map(
      call(ListCampaigns, {
        businessProfileId,
        limit,
        ...(words !== undefined && { search: words }),
        ...(statuses !== undefined && { statuses }),
        ...(cursor !== undefined && { cursor }),
      }),
      ({ campaigns, nextCursor }) => ({
        campaigns: campaigns.map((item) => rowOf(origin, item)),
        ...(nextCursor !== undefined && { nextCursor }),
      }),
    ),
})

export const getCampaign = tool({
  name: "get_campaign",
  title: "Get a campaign",
  description:
    "Answers one campaign: status, channels, daily budget, first and last day, and its figures. Amounts are in minor units. Example: how is the spring campaign doing?",
  contracts: [GetCampaign],
  input: Schema.Struct(ofCampaign),
  output: Schema.Struct({
    ...CampaignRow.fields,
    firstDay: optional(Schema.String),
    lastDay: optional(Schema.String),
  }),
  run: (input, { call, origin }) =>
    Effect.map(call(GetCampaign, input), (item) => ({
      ...rowOf(origin, item),
      ...(item.startDate !== undefined && { firstDay: item.startDate }),
      ...(item.endDate !== undefined && { lastDay: item.endDate }),
    })),
})

export const estimateResults = tool({
  name: "estimate_results",
  title: "Estimate results",
  description:
    "Estimates what a daily amount would bring a campaign, as a range and no promise. Changes nothing. Example: what would 400 rupees a day bring?",
  contracts: [EstimateCampaignConversion],
  input: Schema.Struct({
    ...ofCampaign,
    dailyAmount: MinorUnits.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000_000_00 })).annotate({
      description: "The daily amount in minor units: 40000 is 400 rupees.",
    }),
  }),
  output: EstimateCampaignConversion.output,
  run: ({ dailyAmount, ...campaign }, { call }) =>
    call(EstimateCampaignConversion, { ...campaign, amount: dailyAmount }),
})

export const campaignHistory = tool({
  name: "campaign_history",
  title: "What changed of a campaign",
  description:
    "Lists what changed of a campaign, newest first: status, channels, last day, daily budget and name, and whether a person or the product changed it. Example: who paused my ads?",
  contracts: [ListCampaignHistory],
  input: Schema.Struct({
    ...ofCampaign,
    before: optional(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })).annotate({
        description: "Continues the list: the before of the answer before.",
      }),
    ),
  }),
  output: Schema.Struct({
    changes: Schema.Array(
      Schema.Struct({
        at: Schema.Number,
        by: optional(Untrusted),
        isPersons: Schema.Boolean,
        acts: Schema.Array(CampaignAct),
      }),
    ),
    before: optional(Schema.Int),
    link: Link,
  }),
  run: (input, { call, origin }) =>
    Effect.map(call(ListCampaignHistory, input), ({ entries, before }) => ({
      changes: entries.map(({ at, by, isPersons, acts }) => ({
        at,
        isPersons,
        acts,
        ...(by !== undefined && { by: untrusted(by) }),
      })),
      ...(before !== undefined && { before }),
      link: linkTo(origin, "campaigns", input.businessProfileId, input.campaignId),
    })),
})
