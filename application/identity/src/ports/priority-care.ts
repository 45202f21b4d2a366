import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** Whether businesses had priority care at some instant of a span each, in epoch milliseconds; implemented by the wallet context. */
export class PriorityCare extends Context.Service<
  PriorityCare,
  {
    readonly during: (
      spans: ReadonlyArray<{
        readonly businessProfileId: BusinessProfileId
        readonly from: number
        readonly until: number
      }>,
    ) => Effect.Effect<ReadonlyArray<boolean>>
  }
>()("identity/PriorityCare") {}
