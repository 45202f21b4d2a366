import { Schema } from "effect"

/** Epoch milliseconds. */
export const Instant = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 }))
