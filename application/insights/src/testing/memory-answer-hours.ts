import type { CallHours } from "@domain/validation"
import { Effect, Layer } from "effect"
import { AnswerHours } from "../ports/answer-hours.ts"

/** The same hours for every business; unknown without. */
export const memoryAnswerHours = (hours?: ReadonlyArray<CallHours>) =>
  Layer.succeed(AnswerHours, { of: () => Effect.succeed(hours) })
