import { Schema } from "effect"
import type { FrozenReport } from "../published-reports.ts"
import { ReportSentence, type SentenceKind } from "../report-sentence.ts"

/** How a client's days went, from best to worst; the last three say that nothing can be judged. Ours. */
export const ClientOutcome = Schema.Literals(["Better", "Steady", "Worse", "NothingCame", "TooEarly", "Ran", "NoAds"])
export type ClientOutcome = typeof ClientOutcome.Type

/** How a client's days went, and the sentence of the client's own report that says why. Ours. */
export const ClientVerdict = Schema.Struct({ outcome: ClientOutcome, reason: Schema.optionalKey(ReportSentence) })
export type ClientVerdict = typeof ClientVerdict.Type

/** What a sentence lets a verdict come to; the first that a story has decides. */
const deciding: ReadonlyArray<readonly [kind: SentenceKind, outcome: ClientOutcome]> = [
  ["nothing", "NoAds"],
  ["fewDays", "TooEarly"],
  ["nobodyActed", "NothingCame"],
  ["nobodyClicked", "NothingCame"],
  ["dearer", "Worse"],
  ["fewResults", "TooEarly"],
  ["cheaper", "Better"],
  ["asBefore", "Steady"],
  ["nothingBefore", "Ran"],
  ["otherKinds", "Ran"],
  ["onlyBefore", "Ran"],
]

/** The verdict on a client's report: it stands on a sentence of that report, so that the two never oppose each other. */
export const clientVerdict = ({ story = [] }: Pick<FrozenReport, "story">): ClientVerdict => {
  for (const [kind, outcome] of deciding) {
    const reason = story.find((sentence) => sentence.kind === kind)
    if (reason !== undefined) return { outcome, reason }
  }
  const [reason] = story
  return { outcome: "Ran", ...(reason !== undefined && { reason }) }
}
