import { errorCode } from "@domain/errors"
import { Schema } from "effect"

/** Limits of a stock photo search; the library allows 30 per page, the others are ours. */
export const stockPhotoLimits = { keywords: 120, pageNumber: 20, pageSize: 30 } as const

/** A stock photo search; pages count from 1. Spec: 7.9, keywords, pageNumber, pageSize. */
export const StockPhotoQuery = Schema.Struct({
  keywords: Schema.String.check(Schema.isMaxLength(stockPhotoLimits.keywords)),
  pageNumber: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: stockPhotoLimits.pageNumber })),
  pageSize: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: stockPhotoLimits.pageSize })),
})
export type StockPhotoQuery = typeof StockPhotoQuery.Type

/** The photo library is unavailable. Spec: error catalogue, 318. */
export class StockPhotosUnavailable extends Schema.TaggedError<StockPhotosUnavailable>()("StockPhotosUnavailable", {
  errorCode: errorCode(318),
}) {}
