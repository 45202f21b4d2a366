import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** A business over a span of time, both ends included; epoch milliseconds. */
export interface BusinessSpan {
  readonly businessProfileId: BusinessProfileId
  readonly from: number
  readonly until: number
}

/** The care that a portal's businesses buy with add-on packs: answered by the wallet. */
export class PriorityCare extends Context.Service<
  PriorityCare,
  {
    /** Whether a pack of the business ran at some instant of each span. */
    readonly during: (spans: ReadonlyArray<BusinessSpan>) => Effect.Effect<ReadonlyArray<boolean>>
  }
>()("kernel/PriorityCare") {}
