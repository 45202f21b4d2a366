import { Schema } from "effect"

/** `#rgb` or `#rrggbb`, in either case. Spec: validation, "Hex colours 3 or 6 digits". */
export const HexColour = Schema.String.check(Schema.isPattern(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/))
export type HexColour = typeof HexColour.Type
