import type { DateRange, MinorUnits } from "@domain/kernel"
import { costStanding, countedCost, isCounted } from "./line-cost.ts"
import { isChoiceCell, type PlanCell, planCells, planChoices, type PlanLine, planTotals } from "./plan-line.ts"

/** What may be wrong with a plan, or left to do. */
export const planCheckKeys = [
  "noLines",
  "textMissing",
  "choiceUnknown",
  "datesOrder",
  "datesOutside",
  "costAboveBudget",
  "costDiffers",
  "costAbout",
  "volumeMissing",
  "budgetOver",
  "budgetLeft",
] as const
/** The key of a finding about a plan. */
export type PlanCheckKey = (typeof planCheckKeys)[number]

/** How much a check weighs: an error is mended before the plan is sent. */
export type PlanCheckWeight = "error" | "warning" | "note"

/** A finding about a plan: its words by key, the line and cell that it is about, and the amount or text that it names. */
export interface PlanCheck {
  readonly key: PlanCheckKey
  readonly weight: PlanCheckWeight
  readonly lineId?: string
  readonly cell?: PlanCell
  readonly amount?: MinorUnits
  readonly text?: string
}

/** What a plan is held against. */
export interface BriefBounds {
  readonly dates: DateRange
  readonly budget: MinorUnits
}

const needed = ["channelType", "publisher"] as const

const isKnown = (line: PlanLine, cell: PlanCell): boolean =>
  !isChoiceCell(cell) || line[cell] === "" || planChoices[cell].some((choice) => choice === line[cell])

const lineChecks = (line: PlanLine, { dates }: BriefBounds): ReadonlyArray<PlanCheck> => {
  const { id: lineId, cost, budget } = line
  const error = (key: PlanCheckKey, cell: PlanCell, rest: Partial<PlanCheck> = {}): PlanCheck => ({
    key,
    weight: "error",
    lineId,
    cell,
    ...rest,
  })
  const standing = costStanding(line)
  const counted = countedCost(line)
  return [
    ...needed.filter((cell) => line[cell].trim() === "").map((cell) => error("textMissing", cell)),
    ...planCells
      .filter((cell) => !isKnown(line, cell))
      .map((cell) => error("choiceUnknown", cell, { text: isChoiceCell(cell) ? line[cell] : "" })),
    ...(line.dates.from > line.dates.to
      ? [error("datesOrder", "to")]
      : line.dates.from < dates.from
        ? [error("datesOutside", "from")]
        : line.dates.to > dates.to
          ? [error("datesOutside", "to")]
          : []),
    ...(cost > budget ? [error("costAboveBudget", "budget", { amount: cost - budget })] : []),
    ...(standing === "differs" && counted !== undefined ? [error("costDiffers", "cost", { amount: counted })] : []),
    ...(standing === "about" && counted !== undefined
      ? [{ ...error("costAbout", "cost", { amount: counted }), weight: "warning" as const }]
      : []),
    ...(isCounted(line) && line.kpiVolume === 0
      ? [{ ...error("volumeMissing", "kpiVolume"), weight: "warning" as const }]
      : []),
  ]
}

/** What is wrong with a plan and what is left of the brief's budget, in the order of its lines. */
export const planChecks = (lines: ReadonlyArray<PlanLine>, brief: BriefBounds): ReadonlyArray<PlanCheck> => {
  if (lines.length === 0) return [{ key: "noLines", weight: "error" }]
  const left = brief.budget - planTotals(lines).budget
  return [
    ...(left < 0 ? [{ key: "budgetOver", weight: "error", amount: -left } as const] : []),
    ...lines.flatMap((line) => lineChecks(line, brief)),
    ...(left > 0 ? [{ key: "budgetLeft", weight: "note", amount: left } as const] : []),
  ]
}

/** Whether a plan may be sent for approval. */
export const isSendable = (checks: ReadonlyArray<PlanCheck>): boolean =>
  checks.every(({ weight }) => weight !== "error")
