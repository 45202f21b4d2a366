import { FrozenReport } from "@domain/insights"
import { Schema } from "effect"
import { storedDocument } from "../stored-document.ts"

/** A published report as `published_reports.document` stores it. */
export const storedReport = storedDocument<FrozenReport, []>(Schema.toCodecJson(FrozenReport), [])
