import { Schema } from "effect"

/** A day that limits leads, as `2026-11-29`; absent where no day does. */
export const leadDay = Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)))
