import { CampaignCalls } from "@application/campaigns/services"
import {
  GetCampaign,
  GetCampaignEdit,
  PreviewCampaignEdit,
  QuoteChange,
  type CampaignEditState,
} from "@application/campaigns/contract"
import { GetLead } from "@application/insights/contract"
import { LeadCalls } from "@application/insights/services"
import type { AccessDenied } from "@application/kernel"
import { CampaignMoveNotAllowed, mayMove, type PlanEdit } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import type { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"
import {
  campaignFacts,
  type ChangeOf,
  leadFacts,
  type Proposal,
  proposedEdit,
  type ProposedChange,
  ruleOf,
  type SubjectFacts,
  textsWithoutAd,
} from "@domain/proposals"
import { Effect, Predicate } from "effect"

/** A campaign or a lead as a proposal meets it. Its name is the campaign's, so that no lead's name is kept here. */
export interface Subject {
  readonly name: string
  readonly facts: SubjectFacts
  readonly currency?: CurrencyCode
  /** What the wallet gives again where a paused campaign goes on. */
  readonly returned?: MinorUnits
  readonly edit?: CampaignEditState
}

/** Access was checked before, so that a call without a sign-in is a defect. */
export const signedIn = <A, E, R>(call: Effect.Effect<A, E | AccessDenied, R>) =>
  Effect.catch(call, (failure) =>
    Predicate.isTagged(failure, "Unauthorized")
      ? Effect.die(failure)
      : Effect.fail(failure as Exclude<E | AccessDenied, { _tag: "Unauthorized" }>),
  )

/** What a change is about, read in the name of whoever calls. */
export const subjectOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, change: ProposedChange) {
  if (change.kind === "ChangeLead") {
    const lead = yield* signedIn((yield* LeadCalls).call(GetLead, { businessProfileId, leadId: change.leadId }))
    const subject: Subject = { name: lead.campaignName, facts: leadFacts(lead) }
    return subject
  }
  const { call } = yield* CampaignCalls
  const key = { businessProfileId, campaignId: change.campaignId }
  const campaign = yield* signedIn(call(GetCampaign, key))
  const edit = ruleOf(change).isOfPlan ? yield* signedIn(call(GetCampaignEdit, key)) : undefined
  const { name, price, budget, returned } = campaign
  const currency = price?.currency ?? budget?.currency
  const move = change.kind === "PauseCampaign" ? "pause" : change.kind === "ResumeCampaign" ? "resume" : undefined
  if (move !== undefined && !mayMove(campaign, move))
    return yield* new CampaignMoveNotAllowed({ campaignId: campaign.id, status: campaign.status, move })
  const subject: Subject = {
    name,
    facts: campaignFacts(campaign, edit?.plan),
    ...(currency !== undefined && { currency }),
    ...(returned !== undefined && { returned: returned.total }),
    ...(edit !== undefined && { edit }),
  }
  return subject
})

/** What a change costs now; undefined where no money moves. */
export const priceOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  change: ProposedChange,
  { currency, returned }: Subject,
) {
  if (currency === undefined) return undefined
  if (change.kind === "ResumeCampaign")
    return returned === undefined || returned === 0 ? undefined : { currency, total: returned, missing: 0 }
  if (change.kind !== "ChangeBudget") return undefined
  const { kind: _kind, ...terms } = change
  const quote = yield* signedIn((yield* CampaignCalls).call(QuoteChange, { businessProfileId, ...terms }))
  return { currency, total: quote.added.total, missing: quote.missing }
})

/** The whole edit that a change of words or negative keywords makes. */
export const editFor = (
  { edit }: Subject,
  change: ChangeOf<"ChangeAdTexts"> | ChangeOf<"ChangeNegativeKeywords">,
): Effect.Effect<PlanEdit, InvalidFields> => {
  if (edit === undefined) return Effect.die(new Error("A change of a plan was proposed without the plan"))
  const absent = change.kind === "ChangeAdTexts" ? textsWithoutAd(edit.plan, change.texts) : []
  return absent.length === 0
    ? Effect.succeed(proposedEdit(edit.plan, change))
    : Effect.fail(
        new InvalidFields({ fields: Object.fromEntries(absent.map((name) => [name, ["proposals.noSuchText"]])) }),
      )
}

/** What networks make of a change; a change that could not be sent is refused with what it lacks. */
export const reviewsOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  change: ProposedChange,
  subject: Subject,
) {
  if (change.kind !== "ChangeAdTexts" && change.kind !== "ChangeNegativeKeywords") return []
  const edit = yield* editFor(subject, change)
  const key = { businessProfileId, campaignId: change.campaignId }
  const { changes, lacks } = yield* signedIn((yield* CampaignCalls).call(PreviewCampaignEdit, { ...key, edit }))
  if (lacks.length > 0) return yield* new InvalidFields({ fields: { change: lacks } })
  const reviews: Proposal["reviews"] = changes.map(({ channel, effect }) => ({ channel, effect }))
  return [...new Map(reviews.map((one) => [`${one.channel} ${one.effect}`, one])).values()]
})
