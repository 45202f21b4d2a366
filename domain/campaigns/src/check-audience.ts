import { type Checked, someAudience } from "@domain/validation"
import type { AgeBand } from "./age-bands.ts"
import { locationLack } from "./audience.ts"
import type { TargetLocation } from "./targeting.ts"

/** Who and where; either may still be missing from a draft. */
export interface Audience {
  readonly ageBands?: ReadonlyArray<AgeBand>
  readonly targetLocation?: TargetLocation
}

/** The ages an audience is made of when its place is whole; refused while there is none. Spec: validation, "At least one target audience". */
export const checkAudience = ({ ageBands: bands = [], targetLocation }: Audience): Checked<ReadonlyArray<AgeBand>> =>
  someAudience(targetLocation === undefined || locationLack(targetLocation) !== undefined ? [] : bands)
