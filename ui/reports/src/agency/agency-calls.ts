import { GetSharedAgencyReport, NoteAgencyReportView, OpenSharedAgencyReport } from "@application/insights/contract"
import { typedContract } from "@ui/container"

/** The calls of a shared report over many clients; apart from its page, whose first load needs neither contracts nor Effect. */
export const getSharedAgencyReport = typedContract(GetSharedAgencyReport, (key: string) => ({ key }))
export const openSharedAgencyReport = typedContract(
  OpenSharedAgencyReport,
  (typed: { key: string; password: string }) => typed,
)
export const noteAgencyReportView = typedContract(NoteAgencyReportView, (key: string) => ({ key }))
