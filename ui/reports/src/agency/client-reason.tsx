import type { FrozenReport, ReportSentence } from "@domain/insights"
import { useReportFormat } from "../document/use-report-format.ts"
import { useSentence } from "../document/use-sentence.ts"

export interface ClientReasonProps {
  /** The client's own report, whose sentence it is. */
  readonly report: FrozenReport
  readonly reason: ReportSentence
}

/** A sentence of a client's own report. */
export const ClientReason = ({ report, reason }: ClientReasonProps) => {
  const inWords = useSentence(report, useReportFormat(report))
  return <>{inWords(reason)}</>
}
