import type { CampaignPlan } from "./campaign-plan.ts"

/**
 * The number that a Calls campaign's ads dial: the ad's own, else the business's public one. The owner's verified
 * mobile is private and never stands in for it.
 */
export const calledPhone = ({ creative, contact }: Pick<CampaignPlan, "contact" | "creative">): string | undefined =>
  [creative.creativeDetail?.adDetail?.phoneNumber, contact.phone].find(
    (number) => number !== undefined && number.trim() !== "",
  )
