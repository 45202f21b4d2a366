import { type Campaign, hasRefusedChannel, isAccessLost, isDisabled, lacksChannel } from "@domain/campaigns"
import type { NextAction } from "./metrics.ts"

/** What the next actions depend on; campaigns newest first. */
export interface SituationOfProfile {
  readonly campaigns: ReadonlyArray<Pick<Campaign, "id" | "sessionId" | "status" | "pauseReason" | "channels">>
  readonly newLeads: number
}

type Kind = NextAction["kind"]

/** The maximum number of suggested actions, most urgent first. */
export const mostNextActions = 4

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

const urgency: ReadonlyArray<Kind> = [
  "fixRejected",
  "fixChannel",
  "retryChannel",
  "restoreAccess",
  "topUp",
  "answerLeads",
  "finishDraft",
  "resumePaused",
  "waitForReview",
  "createCampaign",
  "keepGoing",
]

/**
 * The owner's next actions, most urgent first: one per kind, named after its newest campaign, and never empty. A
 * disabled campaign suggests none.
 */
export const nextActionsOf = ({ campaigns, newLeads }: SituationOfProfile): ReadonlyArray<NextAction> => {
  const actions = new Map<Kind, NextAction>()
  const counts = new Map<Kind, number>()
  for (const campaign of campaigns) {
    const kind = kindOf(campaign)
    if (kind === undefined) continue
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const { id: campaignId, sessionId } = campaign
    const newest = actions.get(kind) ?? { kind, campaignId, ...(kind === "finishDraft" && { sessionId }) }
    actions.set(kind, { ...newest, count })
  }
  if (newLeads > 0) actions.set("answerLeads", { kind: "answerLeads", count: newLeads })
  const alive = campaigns.some(
    (campaign) => !["Completed", "Archived"].includes(campaign.status) && !isDisabled(campaign),
  )
  if (!alive) actions.set("createCampaign", { kind: "createCampaign" })
  if (actions.size === 0) actions.set("keepGoing", { kind: "keepGoing" })
  return [...actions.values()]
    .toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind))
    .slice(0, mostNextActions)
}
