import type { CampaignStatus } from "./campaign-status.ts"

/** Statuses that count as active beside a draft, ours: what was launched and is not over. */
const launched: ReadonlyArray<CampaignStatus> = ["InReview", "Approved", "Active", "Paused"]

/** Whether a profile has a single draft and no active campaign; else the flag is cleared. Spec: states, 'has one draft campaign'. */
export const hasOneDraftCampaign = (campaigns: ReadonlyArray<{ readonly status: CampaignStatus }>): boolean =>
  campaigns.filter(({ status }) => status === "Draft").length === 1 &&
  !campaigns.some(({ status }) => launched.includes(status))
