import { type Campaign, editOf, type PlanEdit, type CampaignPlan, withSearch } from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import type { AutopilotChange } from "./autopilot-move.ts"

type Audience = PlanEdit["audience"]

const same = (one: unknown, other: unknown): boolean => canonicalJson([one ?? null]) === canonicalJson([other ?? null])

const withDayParts = ({ dayParts: _before, ...audience }: Audience, dayParts: Audience["dayParts"]): Audience => ({
  ...audience,
  ...(dayParts !== undefined && { dayParts }),
})

const withNegatives = (
  { negativeKeywords: _before, ...audience }: Audience,
  negativeKeywords: NonNullable<Audience["negativeKeywords"]>,
): Audience => ({ ...audience, ...(negativeKeywords.length > 0 && { negativeKeywords }) })

/** The audience with a move made or taken back; undefined where somebody has changed since what the move is about. */
const movedAudience = (audience: Audience, change: AutopilotChange, isMade: boolean): Audience | undefined => {
  if (change.kind === "Hours") {
    const [there, wanted] = isMade ? [change.before, change.after] : [change.after, change.before]
    return same(audience.dayParts, there) ? withDayParts(audience, wanted) : undefined
  }
  if (change.kind === "Places") {
    const { targetLocation } = audience
    const [there, wanted] = isMade ? [change.before, change.after] : [change.after, change.before]
    if (targetLocation === undefined || !same(targetLocation.areas, there)) return undefined
    return { ...audience, targetLocation: { ...targetLocation, areas: wanted } }
  }
  if (change.kind === "Searches") {
    const before = audience.negativeKeywords ?? []
    const after = withSearch(before, change.negative, isMade)
    return after.length === before.length ? undefined : withNegatives(audience, after)
  }
  return undefined
}

/** The edit that makes a move on a plan, or takes it back; undefined where the plan is no longer as the move left it. Ours. */
export const moveEdit = (
  plan: Pick<CampaignPlan, "creative" | "targeting">,
  change: AutopilotChange,
  isMade: boolean,
): PlanEdit | undefined => {
  const edit = editOf(plan)
  const audience = movedAudience(edit.audience, change, isMade)
  return audience === undefined ? undefined : { ...edit, audience }
}

/** The campaign with a shift of its budget made or taken back; undefined where its parts are no longer as the move left them. Ours. */
export const withShiftedBudget = (
  { budgetParts, ...campaign }: Campaign,
  change: AutopilotChange,
  isMade: boolean,
): Campaign | undefined => {
  if (change.kind !== "Budget") return undefined
  const [there, wanted] = isMade ? [change.former, change.after] : [change.after, change.former]
  if (!same(budgetParts, there)) return undefined
  return { ...campaign, ...(wanted !== undefined && { budgetParts: wanted }) }
}
