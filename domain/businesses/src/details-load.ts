import { difference, type NameValue, type RequestState } from "@domain/kernel"
import type { BusinessDetails } from "./business-details.ts"

/** Details that are being read, as a screen keeps them; `request` is absent before the first reading. */
export interface DetailsLoad {
  readonly request?: RequestState
  readonly details?: BusinessDetails
}

/** What a load does, in order. Spec: states, business-details load. */
export const detailsLoadSteps = ["clearMessages", "setPending", "fetch", "setResultOrError"] as const

/** Messages cleared and the reading on its way; what was shown before stays until the answer (ours). Spec: states, business-details load. */
export const beginDetailsLoad = ({ details }: DetailsLoad): DetailsLoad => ({
  request: { state: "pending" },
  ...(details !== undefined && { details }),
})

/** The details as they were read. */
export const detailsLoaded = (details: BusinessDetails): DetailsLoad => ({ request: { state: "success" }, details })

/** The message of what went wrong, beside what was shown before. */
export const detailsLoadFailed = ({ details }: DetailsLoad, errorMessageKey: string): DetailsLoad => ({
  request: { state: "fail", errorMessageKey },
  ...(details !== undefined && { details }),
})

/** What a change sends: only the fields that differ; undefined when none does, and then nothing is sent. Spec: 7.6, aggregated update. */
export const detailsPatch = (before: BusinessDetails, after: BusinessDetails): ReadonlyArray<NameValue> | undefined => {
  const changes = difference(before, after)
  return changes.length === 0 ? undefined : changes
}
