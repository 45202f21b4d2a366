import { Schema } from "effect"
import { agencyReportLimits, pdfPartsOf } from "@domain/insights"

/** The number of one of a report's PDFs, from 1. */
export const pdfPartNumber = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: pdfPartsOf(agencyReportLimits.clients) }),
)
