import { type Campaign, hasRefusedChannel, isAccessLost, isDisabled, lacksChannel } from "@domain/campaigns"
import type { MinorUnits } from "@domain/kernel"
import { NextAction } from "./next-action.ts"
import { tagSilentSince } from "./silent-tag.ts"

/** New leads that nobody has answered: how many, and when the oldest came (epoch milliseconds). */
export interface UnansweredLeads {
  readonly count: number
  readonly oldestAt?: number
}

/** A draft that people who were asked by name have still to approve; times in epoch milliseconds. */
export interface AwaitedApproval {
  readonly sessionId: Campaign["sessionId"]
  readonly askedAt: number
  /** When the summary's link ends; 0 once it was closed. */
  readonly linkUntil: number
}

/** Product feeds whose latest reading failed or found products that no network takes. */
export interface FaultyFeeds {
  readonly feeds: number
}

/** Changes that autopilots propose: how many, the campaign of the oldest, and since when it waits (epoch milliseconds). */
export interface OpenProposals {
  readonly count: number
  readonly campaignId: Campaign["id"]
  readonly oldestAt: number
}

/** How long the wallet's money lasts, as the wallet says it. */
export interface WalletOutlook {
  readonly isLow: boolean
  readonly daysLeft?: number
  readonly missing: MinorUnits
}

/** A campaign as far as something may have to be done for it. */
export type SituatedCampaign = Pick<
  Campaign,
  "id" | "sessionId" | "status" | "pauseReason" | "channels" | "objective" | "resultsAre" | "wentLiveAt"
>

/** What the next actions depend on; campaigns newest first. */
export interface SituationOfProfile {
  readonly campaigns: ReadonlyArray<SituatedCampaign>
  /** When a page with the website's tag was last opened (epoch milliseconds). */
  readonly tagSeenAt?: number
  readonly leads: UnansweredLeads
  readonly wallet?: WalletOutlook
  readonly faulty?: FaultyFeeds
  readonly approvals?: ReadonlyArray<AwaitedApproval>
  readonly proposals?: OpenProposals
  readonly now: number
}

type Kind = NextAction["kind"]

/** After how long an unanswered lead is urgent, in milliseconds. Ours. */
const urgentLeadAge = 86_400_000

const kindOf = (campaign: SituationOfProfile["campaigns"][number]): Kind | undefined => {
  const { status, pauseReason } = campaign
  if (isDisabled(campaign)) return undefined
  if (status === "Rejected") return "fixRejected"
  if (isAccessLost(campaign)) return "restoreAccess"
  if (status === "Paused") return pauseReason === "insufficientFunds" ? "topUp" : "resumePaused"
  if (status === "Draft") return "finishDraft"
  if (hasRefusedChannel(campaign)) return "fixChannel"
  if (lacksChannel(campaign)) return "retryChannel"
  return status === "InReview" ? "waitForReview" : undefined
}

const urgency = NextAction.fields.kind.literals

const byCampaign = (
  campaigns: SituationOfProfile["campaigns"],
  awaited: ReadonlySet<Campaign["sessionId"]>,
): ReadonlyArray<NextAction> => {
  const actions = new Map<Kind, NextAction>()
  for (const campaign of campaigns) {
    const kind = kindOf(campaign)
    const { id: campaignId, sessionId } = campaign
    if (kind === undefined || (kind === "finishDraft" && awaited.has(sessionId))) continue
    const newest = actions.get(kind) ?? { kind, campaignId, ...(kind === "finishDraft" && { sessionId }) }
    actions.set(kind, { ...newest, count: (actions.get(kind)?.count ?? 0) + 1 })
  }
  return [...actions.values()]
}

/** Approvals that wait, by whether the client can still answer; the oldest first. */
const byApproval = (approvals: ReadonlyArray<AwaitedApproval>, now: number): ReadonlyArray<NextAction> =>
  (["awaitApproval", "renewLink"] as const).flatMap((kind) => {
    const [oldest, ...others] = approvals
      .filter(({ linkUntil }) => linkUntil > now === (kind === "awaitApproval"))
      .toSorted((one, other) => one.askedAt - other.askedAt)
    if (oldest === undefined) return []
    return [{ kind, sessionId: oldest.sessionId, count: others.length + 1, oldestAt: oldest.askedAt }]
  })

const ofLeads = ({ count, oldestAt }: UnansweredLeads): ReadonlyArray<NextAction> =>
  count === 0 ? [] : [{ kind: "answerLeads", count, ...(oldestAt !== undefined && { oldestAt }) }]

const ofWallet = ({ isLow, daysLeft, missing }: WalletOutlook): ReadonlyArray<NextAction> =>
  isLow ? [{ kind: "lowBalance", amount: missing, ...(daysLeft !== undefined && { days: daysLeft }) }] : []

const ofTag = ({ campaigns, tagSeenAt, now }: SituationOfProfile): ReadonlyArray<NextAction> => {
  const oldestAt = tagSilentSince(campaigns, tagSeenAt, now)
  return oldestAt === undefined ? [] : [{ kind: "mendTag", oldestAt }]
}

/**
 * All that the owner can do, most urgent first: one action per kind, named after its newest campaign, and never empty. A
 * disabled campaign suggests none, and a draft that its client has still to approve is not to be finished.
 */
export const nextActionsOf = (situation: SituationOfProfile): ReadonlyArray<NextAction> => {
  const { campaigns, leads, wallet, faulty, approvals = [], proposals, now } = situation
  const isAlive = campaigns.some(
    (campaign) => !["Completed", "Archived"].includes(campaign.status) && !isDisabled(campaign),
  )
  const actions: ReadonlyArray<NextAction> = [
    ...byCampaign(campaigns, new Set(approvals.map(({ sessionId }) => sessionId))),
    ...byApproval(approvals, now),
    ...ofLeads(leads),
    ...ofTag(situation),
    ...(wallet === undefined ? [] : ofWallet(wallet)),
    ...(faulty === undefined || faulty.feeds === 0 ? [] : [{ kind: "fixFeed" as const, count: faulty.feeds }]),
    ...(proposals === undefined ? [] : [{ kind: "answerAutopilot" as const, ...proposals }]),
    ...(isAlive ? [] : [{ kind: "createCampaign" as const }]),
  ]
  if (actions.length === 0) return [{ kind: "keepGoing" }]
  return actions.toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind))
}

const pressing: ReadonlySet<Kind> = new Set([
  "fixRejected",
  "fixChannel",
  "retryChannel",
  "restoreAccess",
  "topUp",
  "lowBalance",
  "mendTag",
])

/**
 * Whether an action cannot wait: ads were refused or stand still, money ends, sales are no longer counted, or somebody has waited
 * a day for an answer.
 */
export const isPressing = ({ kind, oldestAt }: NextAction, now: number): boolean =>
  pressing.has(kind) || (kind === "answerLeads" && oldestAt !== undefined && now - oldestAt >= urgentLeadAge)
