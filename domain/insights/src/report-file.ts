import { Schema } from "effect"

/** The formats of a published report's file. Ours. */
export const ReportFileFormat = Schema.Literals(["pdf", "csv", "xlsx"])
export type ReportFileFormat = typeof ReportFileFormat.Type
