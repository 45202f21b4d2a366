import { Effect, Schema } from "effect"
import { defaultRegion, NamedRegion } from "@domain/kernel"

/** A region as a caller names it, and India where none is named. Spec: validation, "Region must be valid else India". */
export const RegionOrIndia = NamedRegion.pipe(Schema.withDecodingDefaultKey(Effect.succeed(defaultRegion)))
