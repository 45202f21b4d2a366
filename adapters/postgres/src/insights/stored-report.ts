import { FrozenReport } from "@domain/insights"
import { Schema } from "effect"
import { storedDocument } from "@application/kernel"

/** A published report as `published_reports.document` stores it. */
export const storedReport = storedDocument<FrozenReport, []>(Schema.toCodecJson(FrozenReport), [])
