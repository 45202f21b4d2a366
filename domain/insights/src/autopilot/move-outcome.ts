import { addDays, DateRange, type LocalDate } from "@domain/kernel"
import { Schema } from "effect"
import { leastRise } from "../interval.ts"
import { CountedPart } from "./autopilot-evidence.ts"

/** What a campaign brought in the week before a move and in the week after it, and whether more than chance lies between. Ours. */
export const MoveOutcome = Schema.Struct({
  before: CountedPart,
  after: CountedPart,
  verdict: Schema.Literals(["Cheaper", "Dearer", "Unclear"]),
})
export type MoveOutcome = typeof MoveOutcome.Type

/** The weeks before and after the day of a move, without the day. */
export const outcomeWeeks = (day: LocalDate): { readonly before: DateRange; readonly after: DateRange } => ({
  before: { from: addDays(day, -7), to: addDays(day, -1) },
  after: { from: addDays(day, 1), to: addDays(day, 7) },
})

/** What came of a move: surely cheaper, surely dearer, or no more than chance makes. Ours. */
export const moveOutcome = (before: CountedPart, after: CountedPart): MoveOutcome => ({
  before,
  after,
  verdict: (leastRise(before, after) ?? 0) > 1 ? "Cheaper" : (leastRise(after, before) ?? 0) > 1 ? "Dearer" : "Unclear",
})
