import type { BusinessProfileId } from "@domain/kernel"
import type { CallHours } from "@domain/validation"
import { Context, type Effect } from "effect"

/** The hours in which businesses answer people. */
export class AnswerHours extends Context.Service<
  AnswerHours,
  {
    /** In the business's time zone; undefined where it has never said any. */
    readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<CallHours> | undefined>
  }
>()("insights/AnswerHours") {}
