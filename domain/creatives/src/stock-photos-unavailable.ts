import { Schema } from "effect"
import { errorCode } from "@domain/errors"

/** The photo library cannot answer now. Spec: error catalogue, 318. */
export class StockPhotosUnavailable extends Schema.TaggedError<StockPhotosUnavailable>()("StockPhotosUnavailable", {
  errorCode: errorCode(318),
}) {}
