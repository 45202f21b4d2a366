import type { BudgetSplit } from "@application/campaigns/contract"
import { type BudgetPart, percentsFault, type SplitRule } from "@domain/campaigns"
import type { AutopilotSettings } from "@domain/insights"
import { type MinorUnits, splitByWeights } from "@domain/kernel"
import { canonicalJson } from "@domain/creatives"
import { Result } from "effect"

/** How a campaign's money is shared: by a stated rule, or by the autopilot's moves. */
export type SplitChoice = SplitRule | "ByResult"
export const splitChoices: ReadonlyArray<SplitChoice> = ["Equal", "Recommended", "ByHand", "ByResult"]

type Parts = ReadonlyArray<BudgetPart> | undefined

const isSame = (one: Parts, other: Parts): boolean => canonicalJson([one ?? null]) === canonicalJson([other ?? null])

/** Whether the autopilot moves or proposes to move a campaign's budget. */
export const movesBudget = ({ mode, kinds }: Pick<AutopilotSettings, "mode" | "kinds">): boolean =>
  mode !== "Off" && kinds.includes("Budget")

/** The settings of an autopilot that moves no budget any more. */
export const withoutBudget = (settings: AutopilotSettings): AutopilotSettings => {
  const kinds = settings.kinds.filter((kind) => kind !== "Budget")
  return kinds.length === 0 ? { ...settings, mode: "Off" } : { ...settings, kinds }
}

/** The choice that stands: the autopilot's, else the rule of the last split that is still as it was chosen. */
export const presentChoice = (
  { parts, history }: Pick<BudgetSplit, "parts" | "history">,
  autopilot: Pick<AutopilotSettings, "mode" | "kinds"> | undefined,
): SplitChoice => {
  if (autopilot !== undefined && movesBudget(autopilot)) return "ByResult"
  const [last] = history
  if (last !== undefined && isSame(last.parts, parts)) return last.rule
  return parts === undefined ? "Equal" : "ByHand"
}

/** The whole percents that a person begins with: the present split's, rounded so that they add up. */
export const startPercents = ({ channels }: Pick<BudgetSplit, "channels">): ReadonlyArray<number> =>
  Result.getOrElse(
    splitByWeights(
      100,
      channels.map(({ percent }) => Math.round(percent * 10)),
    ),
    () => [],
  )

/** The parts that a choice sends; undefined for equal parts and for the autopilot, which begins from what there is. */
export const partsOf = (
  choice: SplitChoice,
  { channels }: Pick<BudgetSplit, "channels">,
  typed: ReadonlyArray<number>,
): Parts => {
  if (choice === "Equal" || choice === "ByResult") return undefined
  return channels.map(({ channel, recommended }, index) => ({
    channel,
    part: choice === "Recommended" ? recommended : (typed[index] ?? 0),
  }))
}

/** What each channel gets of a day's money by some parts. */
export const moneyOf = (
  parts: Parts,
  { channels }: Pick<BudgetSplit, "channels">,
  daily: MinorUnits,
): ReadonlyArray<MinorUnits> =>
  Result.getOrElse(splitByWeights(daily, parts?.map(({ part }) => part) ?? channels.map(() => 1)), () => [])

/** Why percents by hand are not taken, as a message key. */
export const handFault = (parts: Parts, { channels }: Pick<BudgetSplit, "channels">): string | undefined =>
  parts === undefined || parts.some(({ part }) => !Number.isInteger(part))
    ? "campaigns.split.sum"
    : percentsFault(
        parts,
        channels.map(({ channel }) => channel),
        channels.map(({ least }) => least),
      )
