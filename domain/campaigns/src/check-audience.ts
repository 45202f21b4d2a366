import { type Checked, someAudience } from "@domain/validation"
import type { AgeBand } from "./age-bands.ts"
import { locationLack } from "./audience.ts"
import type { TargetLocation } from "./targeting.ts"

/** The ages and the location; a draft may lack either. */
export interface Audience {
  readonly ageBands?: ReadonlyArray<AgeBand>
  readonly targetLocation?: TargetLocation
}

/**
 * The age bands of a complete audience; fails while there is none. Spec: validation, "At least one target audience".
 */
export const checkAudience = ({ ageBands: bands = [], targetLocation }: Audience): Checked<ReadonlyArray<AgeBand>> =>
  someAudience(targetLocation === undefined || locationLack(targetLocation) !== undefined ? [] : bands)
