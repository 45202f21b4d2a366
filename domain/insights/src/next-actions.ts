import type { Campaign } from "@domain/campaigns"
import type { NextAction } from "./metrics.ts"

/** What the next actions depend on; campaigns newest first. */
export interface SituationOfProfile {
  readonly campaigns: ReadonlyArray<Pick<Campaign, "id" | "sessionId" | "status" | "pauseReason">>
  readonly newLeads: number
}

type Kind = NextAction["kind"]

/** At most this many are shown, the most urgent ones. */
export const mostNextActions = 4

const kindOf = ({ status, pauseReason }: SituationOfProfile["campaigns"][number]): Kind | undefined => {
  if (status === "Rejected") return "fixRejected"
  if (status === "Paused") return pauseReason === "insufficientFunds" ? "topUp" : "resumePaused"
  if (status === "Draft") return "finishDraft"
  return status === "InReview" ? "waitForReview" : undefined
}

const urgency: ReadonlyArray<Kind> = [
  "fixRejected",
  "topUp",
  "answerLeads",
  "finishDraft",
  "resumePaused",
  "waitForReview",
  "createCampaign",
  "keepGoing",
]

/** What the owner should do next, most urgent first, each kind once and named after its newest campaign; never empty. */
export const nextActionsOf = ({ campaigns, newLeads }: SituationOfProfile): ReadonlyArray<NextAction> => {
  const found = new Map<Kind, NextAction>()
  for (const campaign of campaigns) {
    const kind = kindOf(campaign)
    if (kind === undefined) continue
    const before = found.get(kind)
    found.set(
      kind,
      before === undefined
        ? { kind, campaignId: campaign.id, count: 1, ...(kind === "finishDraft" && { sessionId: campaign.sessionId }) }
        : { ...before, count: (before.count ?? 0) + 1 },
    )
  }
  if (newLeads > 0) found.set("answerLeads", { kind: "answerLeads", count: newLeads })
  const alive = campaigns.some(({ status }) => !["Completed", "Archived"].includes(status))
  if (!alive) found.set("createCampaign", { kind: "createCampaign" })
  if (found.size === 0) found.set("keepGoing", { kind: "keepGoing" })
  return [...found.values()]
    .toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind))
    .slice(0, mostNextActions)
}
