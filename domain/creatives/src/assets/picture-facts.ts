import { Schema } from "effect"

/** Pixels and weight of a picture's or video's file. */
export const PictureFacts = Schema.Struct({
  width: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 })),
  height: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 })),
  sizeBytes: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))),
})
export type PictureFacts = typeof PictureFacts.Type
