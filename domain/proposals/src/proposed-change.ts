import { LeadStatus } from "@domain/insights"
import { CampaignId, LeadId, LocalDate, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { proposalLimits } from "./proposal-limits.ts"

const optional = Schema.optionalKey
const ofCampaign = { campaignId: CampaignId } as const
const text = (most: number) => Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(most))
const texts = (most: number, longest: number) =>
  Schema.Array(text(longest)).check(Schema.isMinLength(1), Schema.isMaxLength(most))
const keywords = texts(proposalLimits.keywords, proposalLimits.keyword)

/** Words of a campaign's ads: of the social ad, and all headlines and descriptions of the search ad. Absent words stay. */
export const AdTexts = Schema.Struct({
  headline: optional(text(proposalLimits.adText)),
  primaryText: optional(text(proposalLimits.primaryText)),
  description: optional(text(proposalLimits.adText)),
  searchHeadlines: optional(texts(15, proposalLimits.adText)),
  searchDescriptions: optional(texts(4, proposalLimits.adText)),
})
export type AdTexts = typeof AdTexts.Type

/** A change that somebody proposes: the description of a call that a person may make. Amounts are minor units. Ours. */
export const ProposedChange = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("PauseCampaign"), ...ofCampaign }),
  Schema.Struct({ kind: Schema.Literal("ResumeCampaign"), ...ofCampaign }),
  Schema.Struct({
    kind: Schema.Literal("ChangeBudget"),
    ...ofCampaign,
    dailyBudget: optional(MinorUnits.check(Schema.isBetween({ minimum: 1, maximum: proposalLimits.amount }))),
    endDate: optional(LocalDate),
  }),
  Schema.Struct({ kind: Schema.Literal("ChangeAdTexts"), ...ofCampaign, texts: AdTexts }),
  Schema.Struct({
    kind: Schema.Literal("ChangeNegativeKeywords"),
    ...ofCampaign,
    add: optional(keywords),
    remove: optional(keywords),
  }),
  Schema.Struct({
    kind: Schema.Literal("ChangeLead"),
    leadId: LeadId,
    status: optional(LeadStatus),
    note: optional(text(proposalLimits.note)),
  }),
])
export type ProposedChange = typeof ProposedChange.Type

/** The name of a kind of change. */
export type ChangeKind = ProposedChange["kind"]

/** The changes of one kind. */
export type ChangeOf<Kind extends ChangeKind> = Extract<ProposedChange, { readonly kind: Kind }>
