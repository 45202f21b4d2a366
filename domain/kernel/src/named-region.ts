import { Schema, SchemaTransformation } from "effect"
import { regionOrIndia } from "./region-facts.ts"
import { Region } from "./region.ts"

/** A region as a caller names it, in any case; any other text is India. Spec: validation, "Region must be valid else India". */
export const NamedRegion = Schema.String.check(Schema.isMaxLength(80)).pipe(
  Schema.decodeTo(
    Region,
    SchemaTransformation.transform<Region, string>({ decode: regionOrIndia, encode: (region) => region }),
  ),
)
