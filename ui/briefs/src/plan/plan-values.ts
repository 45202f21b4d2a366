import type { GetBriefPlan } from "@application/briefs/contract"
import { PlanLine } from "@domain/briefs"
import type { OutputOf } from "@ui/container"
import { Option, Schema } from "effect"

/** What was read of a brief's plan. */
export type LoadedPlan = OutputOf<typeof GetBriefPlan>

/** What is typed of a plan. */
export interface PlanValues {
  readonly lines: ReadonlyArray<PlanLine>
}

const kept = Schema.decodeUnknownOption(Schema.Struct({ lines: Schema.Array(PlanLine) }))

/** Lines that were kept through a reload, else the first. */
export const recalledPlan = (value: unknown, first: PlanValues): PlanValues =>
  Option.getOrElse(kept(value), () => first)

/** An id that no line of any plan has. */
export const newLineId = (): string => crypto.randomUUID().slice(0, 13)
