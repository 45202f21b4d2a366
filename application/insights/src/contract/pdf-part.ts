import { Schema } from "effect"
import { agencyReportLimits } from "@domain/insights"

const { clients, clientsInPdf } = agencyReportLimits

/** The number of one of a report's PDFs, from 1. */
export const pdfPartNumber = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: Math.ceil(clients / clientsInPdf) }),
)
