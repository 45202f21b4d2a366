import { Schema } from "effect"

/** Countries that Marquee sells in. Spec: business constants. */
export const Region = Schema.Literals(["IN", "GB"])
export type Region = typeof Region.Type
