import { GetAgencyReport, ListAgencyReports } from "@application/insights/contract"
import { mostAgencyReports } from "@domain/insights"
import { AgencyReportId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { useRead } from "@ui/container"
import { isRecord } from "@ui/shared/frame"
import { listAddress, readingOf } from "@ui/shared/list"
import { pageSize } from "@ui/shared/load-pages"

/** What the address of the list may ask for. */
export const agencyAddress = listAddress({ isContinued: true })

const isNotFound = (failure: unknown): boolean => isRecord(failure) && failure["_tag"] === "ReportNotFound"

/** The newest reports over many clients, so many pages of them; nothing is asked while a report is opened. */
export const useAgencyList = (pages: number, isAsked: boolean) => {
  const limit = Math.min(mostAgencyReports, pages * pageSize)
  const read = useRead(ListAgencyReports, isAsked ? { limit } : undefined)
  const hasMore = read.output?.nextCursor !== undefined && limit < mostAgencyReports
  return { ...readingOf(read, ({ reports }) => ({ rows: reports })), hasMore, refresh: read.retry }
}

/** The report that an address opens; `isUnknown` where there is none with this id. */
export const useOpenedAgency = (text: string | null) => {
  const id = text === null ? undefined : idFromPath(text)
  const read = useRead(GetAgencyReport, id === undefined ? undefined : { reportId: AgencyReportId.make(id) })
  const isUnknown = text !== null && (id === undefined || isNotFound(read.failure))
  // What is shown stays while it is read anew.
  const opened = read.output?.listed.id === id ? read.output : undefined
  return { opened, isUnknown, isFailed: !isUnknown && read.failure !== undefined, refresh: read.retry }
}
