import { Result } from "effect"
import { disable, enable, type Moment, resume } from "./campaign-lifecycle.ts"
import type { Campaign } from "./campaign.ts"

const begun: ReadonlyArray<Campaign["status"]> = ["Approved", "Active"]

/** A campaign that no freeze stops any more: it goes on, or stays paused where its days are over. */
const released = (campaign: Campaign, moment: Moment): Campaign => {
  const { isFrozen: _frozen, ...rest } = campaign
  const enabled = enable(rest)
  if (Result.isFailure(enabled)) return rest
  return Result.getOrElse(resume(enabled.success, moment), () => enabled.success)
}

/**
 * A campaign after its business was frozen or released: what runs is disabled, and what a freeze disabled goes on. Pauses of
 * another cause stay. Ours.
 */
export const followFreeze = (campaign: Campaign, isFrozen: boolean, moment: Moment): Campaign => {
  if (!isFrozen) return campaign.isFrozen === true ? released(campaign, moment) : campaign
  if (!begun.includes(campaign.status)) return campaign
  return Result.match(disable(campaign), {
    onFailure: () => campaign,
    onSuccess: (stopped) => ({ ...stopped, isFrozen: true }),
  })
}
