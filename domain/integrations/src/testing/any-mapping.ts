import * as fc from "fast-check"
import type { FieldMapping } from "../field-mapping.ts"
import { LeadField } from "../lead-values.ts"

const anySource = fc.oneof(
  fc.record({ from: fc.constantFrom(...LeadField.literals) }),
  fc.record({ fixed: fc.string({ maxLength: 20 }) }),
)

/** A mapping that is kept as it is. */
export const anyMapping: fc.Arbitrary<FieldMapping> = fc
  .uniqueArray(fc.stringMatching(/^[a-z][a-z_]{0,12}$/), { minLength: 1, maxLength: 12 })
  .chain((names) =>
    fc
      .array(anySource, { minLength: names.length, maxLength: names.length })
      .map((sources) => names.map((to, index) => ({ to, ...sources[index] }))),
  )
