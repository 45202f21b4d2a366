import { canonicalJson } from "@domain/creatives"
import { BusinessProfileId, CampaignId, IdempotencyKey, UserId } from "@domain/kernel"
import { Schema } from "effect"
import type { Campaign } from "../campaign.ts"
import { EditedTerms } from "../edits/edited-terms.ts"
import { CampaignPlan } from "./campaign-plan.ts"

/**
 * A campaign's plan as somebody relied on it: sent for approval or launched. It never changes; `contentHash` is the hash that
 * a client approves, and `madeAt` is in epoch milliseconds. Ours.
 */
export const PlanRevision = Schema.Struct({
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  /** Counts the campaign's revisions from 1. */
  revision: Schema.Int.check(Schema.isGreaterThan(0)),
  contentHash: Schema.String,
  plan: CampaignPlan,
  /** The daily amount and last day that the campaign had with it; absent from launches and decisions. */
  terms: Schema.optionalKey(EditedTerms),
  madeAt: Schema.Number,
  /** Who sent it as a change of a running campaign; absent from launches and decisions. */
  madeBy: Schema.optionalKey(UserId),
  /** Whether the autopilot proposed it, whoever took it. */
  isAutopilots: Schema.optionalKey(Schema.Boolean),
  /** The key of the call that sent it, which sends nothing twice. */
  idempotencyKey: Schema.optionalKey(IdempotencyKey),
})
export type PlanRevision = typeof PlanRevision.Type

/** What a revision is made of. */
export type ProposedPlan = Pick<PlanRevision, "contentHash" | "plan">

const saysTheSame = (revision: ProposedPlan, proposed: ProposedPlan): boolean =>
  revision.contentHash === proposed.contentHash && canonicalJson(revision.plan) === canonicalJson(proposed.plan)

/** The newest revision if it has this plan and hash, else the next one. */
export const revisionOf = (
  { businessProfileId, id }: Pick<Campaign, "businessProfileId" | "id">,
  newest: PlanRevision | undefined,
  proposed: ProposedPlan,
  now: number,
): PlanRevision =>
  newest !== undefined && saysTheSame(newest, proposed)
    ? newest
    : { businessProfileId, campaignId: id, revision: (newest?.revision ?? 0) + 1, ...proposed, madeAt: now }

/** The campaign whose draft is a revision: sent for approval and not launched yet. */
export const withDraftRevision = (campaign: Campaign, { revision }: Pick<PlanRevision, "revision">): Campaign => ({
  ...campaign,
  plan: { ...campaign.plan, draft: revision },
})

/** The campaign that was launched with a revision, which leaves no draft. */
export const withLaunchedRevision = (campaign: Campaign, { revision }: Pick<PlanRevision, "revision">): Campaign => ({
  ...campaign,
  plan: { launched: revision },
})
