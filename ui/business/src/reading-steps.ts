import { type Extraction, ExtractionStage } from "@domain/businesses"
import { addressKind } from "@domain/validation"

/** Whose page is being read, for the words of the stages. */
export type ReadSource = "website" | "facebook" | "listing"

export const readSourceOf = ({ address = "" }: Pick<Extraction, "address">): ReadSource => {
  const kind = addressKind(address)
  return kind === "facebook" ? "facebook" : kind === "google" ? "listing" : "website"
}

/** The stages that are shown, in order. */
const shownStages = ["fetching", "reading", "contactPage", "pictures"] as const
export type ShownStage = (typeof shownStages)[number]

export type StageState = "waiting" | "running" | "done" | "failed"

const order = (stage: ExtractionStage): number => ExtractionStage.literals.indexOf(stage)

/** The true state of each stage; a queued reading is shown at its first. */
export const stageStates = ({ status, stage }: Pick<Extraction, "status" | "stage">) => {
  const reached = Math.max(order("fetching"), order(stage))
  return shownStages.map((id): { readonly id: ShownStage; readonly state: StageState } => {
    if (status === "done" || order(id) < reached) return { id, state: "done" }
    if (order(id) > reached) return { id, state: "waiting" }
    return { id, state: status === "failed" ? "failed" : "running" }
  })
}
