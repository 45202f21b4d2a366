import { errorCode } from "@domain/errors"
import { Schema } from "effect"

/** Bounds of a stock photo search; the library gives at most 30 a page, the others are ours. */
export const stockPhotoLimits = { keywords: 120, pageNumber: 20, pageSize: 30 } as const

/** What is asked of the stock photo library; pages count from 1. Spec: 7.9, keywords, pageNumber, pageSize. */
export const StockPhotoQuery = Schema.Struct({
  keywords: Schema.String.check(Schema.isMaxLength(stockPhotoLimits.keywords)),
  pageNumber: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: stockPhotoLimits.pageNumber })),
  pageSize: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: stockPhotoLimits.pageSize })),
})
export type StockPhotoQuery = typeof StockPhotoQuery.Type

/** The photo library cannot answer now. Spec: error catalogue, 318. */
export class StockPhotosUnavailable extends Schema.TaggedError<StockPhotosUnavailable>()("StockPhotosUnavailable", {
  errorCode: errorCode(318),
}) {}
