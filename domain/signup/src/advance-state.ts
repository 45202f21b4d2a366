import { Schema } from "effect"
import { furtherState, LaunchState, pageForState } from "@domain/launch"
import type { SessionFlavour } from "./signup-session.ts"

const numberOf = Schema.encodeSync(LaunchState)

const isFurther = (flavour: SessionFlavour, one: LaunchState, other: LaunchState): boolean =>
  furtherState(flavour, other, pageForState(flavour, one).id) !== other

/** The later of two stages: by the flavour's table, and by number on a tie. Never earlier than `saved`. */
export const advancedState = (flavour: SessionFlavour, saved: LaunchState, requested: LaunchState): LaunchState => {
  if (isFurther(flavour, requested, saved)) return requested
  if (isFurther(flavour, saved, requested)) return saved
  return numberOf(requested) > numberOf(saved) ? requested : saved
}
