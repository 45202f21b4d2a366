import type { CampaignStatus } from "./campaign-status.ts"

/** Statuses that count as active besides a draft, ours: launched and not over. */
const launched: ReadonlyArray<CampaignStatus> = ["InReview", "Approved", "Active", "Paused"]

/** Whether a profile has one draft and no active campaign. Spec: states, 'has one draft campaign'. */
export const hasOneDraftCampaign = (campaigns: ReadonlyArray<{ readonly status: CampaignStatus }>): boolean =>
  campaigns.filter(({ status }) => status === "Draft").length === 1 &&
  !campaigns.some(({ status }) => launched.includes(status))
