import { GetSharedReport, NoteReportView, OpenSharedReport } from "@application/insights/contract"
import { typedContract } from "@ui/container"

/** The calls of a shared report; apart from its page, whose first load needs neither contracts nor Effect. */
export const getSharedReport = typedContract(GetSharedReport, (key: string) => ({ key }))
export const openSharedReport = typedContract(OpenSharedReport, (typed: { key: string; password: string }) => typed)
export const noteReportView = typedContract(NoteReportView, (key: string) => ({ key }))
