import { commonParts, type DayPart, weeklyMinutes } from "@domain/budget"
import type { Region } from "@domain/kernel"
import type { CampaignPlan } from "./campaign-plan.ts"

/** Hours that suit most businesses of a region, while none are known: 9 to 6, in India on Saturdays too. Ours. */
export const usualHours = (region: Region): ReadonlyArray<DayPart> =>
  (region === "IN" ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5]).map((weekday) => ({ weekday, from: 540, to: 1080 }))

const allWeek = 7 * 1440

/**
 * The hours in which ads run: the hours of their day-parting, and for calls only hours in which calls are answered.
 * Undefined where ads run at any time. Spec: onboarding content, call hours by weekday; day-parting.
 */
export const adHours = ({
  creative: { objective, callHours },
  targeting: { dayParts },
}: Pick<CampaignPlan, "creative" | "targeting">): ReadonlyArray<DayPart> | undefined => {
  const answered = objective === "Calls" ? callHours : undefined
  const hours =
    answered === undefined || dayParts === undefined ? (answered ?? dayParts) : commonParts(answered, dayParts)
  const isAlways = hours === undefined || weeklyMinutes({ mode: "Schedule", dayParts: hours }) === allWeek
  return isAlways ? undefined : hours
}
