import { LocalDate, MinorUnits, type CurrencyCode } from "@domain/kernel"
import { Schema } from "effect"

/**
 * A line of a media plan; amounts in minor units. `dates` may be out of order while the plan is written. Spec: entities, brief
 * plan columns; `id`, by which comments and campaigns find the line, is ours.
 */
export const PlanLine = Schema.Struct({
  id: Schema.String,
  channelType: Schema.String,
  publisher: Schema.String,
  theme: Schema.String,
  entity: Schema.String,
  dates: Schema.Struct({ from: LocalDate, to: LocalDate }),
  costSource: Schema.String,
  cost: MinorUnits,
  buyType: Schema.String,
  buyMetric: Schema.String,
  unitCost: MinorUnits,
  kpiMetric: Schema.String,
  kpiVolume: Schema.Int,
  objective: Schema.String,
  budget: MinorUnits,
})
export type PlanLine = typeof PlanLine.Type

/** The columns of a plan, in order. Spec: entities, brief plan columns. */
export const planColumns = [
  "channelType",
  "publisher",
  "theme",
  "entity",
  "dates",
  "costSource",
  "cost",
  "buyType",
  "buyMetric",
  "unitCost",
  "kpiMetric",
  "kpiVolume",
  "objective",
  "budget",
] as const satisfies ReadonlyArray<keyof PlanLine>

/** The cells of a line: its columns, with a cell for the first day and a cell for the last. */
export const planCells = [
  "channelType",
  "publisher",
  "theme",
  "entity",
  "from",
  "to",
  "costSource",
  "buyType",
  "buyMetric",
  "unitCost",
  "kpiMetric",
  "kpiVolume",
  "cost",
  "budget",
  "objective",
] as const
/** A cell of a line. */
export const PlanCell = Schema.Literals(planCells)
export type PlanCell = typeof PlanCell.Type

/** The values of cells that rules know, by cell; other texts are told by the plan's checks. Ours. */
export const planChoices = {
  channelType: ["Social", "Search", "Display", "Video", "Audio", "TV", "Radio", "Print", "OutOfHome", "Other"],
  costSource: ["RateCard", "Negotiated", "Estimate"],
  buyType: ["Auction", "Reserved", "Fixed"],
  buyMetric: ["CPM", "CPC", "CPV", "CPL", "CPA", "Flat"],
  kpiMetric: ["Impressions", "Reach", "Clicks", "Views", "Leads", "Conversions"],
  objective: ["Awareness", "Traffic", "Leads", "Calls", "Messages", "Sales"],
} as const satisfies { readonly [Cell in PlanCell]?: ReadonlyArray<string> }
/** A cell that holds a known value. */
export type ChoiceCell = keyof typeof planChoices

/** Whether a cell holds one of known values. */
export const isChoiceCell = (cell: PlanCell): cell is ChoiceCell => cell in planChoices

/** Most lines of a plan, letters of a cell, and bounds of its numbers. Ours. */
export const planLimits = {
  lines: 200,
  text: 200,
  id: 60,
  amount: 1_000_000_000_000_00,
  volume: 1_000_000_000_000,
} as const

/** The totals of a plan: the sums of its lines, in minor units. */
export interface PlanTotals {
  readonly cost: MinorUnits
  readonly budget: MinorUnits
}

/** The sums of the lines. */
export const planTotals = (lines: ReadonlyArray<Pick<PlanLine, "cost" | "budget">>): PlanTotals => ({
  cost: lines.reduce((sum, { cost }) => sum + cost, 0),
  budget: lines.reduce((sum, { budget }) => sum + budget, 0),
})

/** A line that a plan begins with: the brief's days, an auction by clicks, and nothing else. */
export const blankLine = (id: string, dates: PlanLine["dates"]): PlanLine => ({
  id,
  channelType: "Social",
  publisher: "",
  theme: "",
  entity: "",
  dates,
  costSource: "Estimate",
  cost: 0,
  buyType: "Auction",
  buyMetric: "CPC",
  unitCost: 0,
  kpiMetric: "Clicks",
  kpiVolume: 0,
  objective: "Traffic",
  budget: 0,
})

/** A plan's text, equal for equal lines alone, from which its hash is made. */
export const planText = (lines: ReadonlyArray<PlanLine>, currency: CurrencyCode): string =>
  JSON.stringify([currency, ...lines.map((line) => [line.id, ...planCells.map((cell) => cellValue(line, cell))])])

/** What a cell holds. */
export const cellValue = (line: PlanLine, cell: PlanCell): string | number =>
  cell === "from" || cell === "to" ? line.dates[cell] : line[cell]
