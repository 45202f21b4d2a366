import type { OutcomeOf } from "@application/kernel"
import type { GetSummary } from "@application/signup/contract"

/** What the server answers beforehand about a summary's link: the summary, or that there is none. */
export interface SummaryAnswer {
  readonly encodedId: string
  readonly outcome: OutcomeOf<typeof GetSummary>
}

/** Tells by its shape alone, since the server of the same release has made it. */
export const isSummaryAnswer = (value: unknown): value is SummaryAnswer =>
  typeof value === "object" && value !== null && "encodedId" in value && "outcome" in value
