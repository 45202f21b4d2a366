import { GetAgencyReport, ListAgencyReports } from "@application/insights/contract"
import type { AgencyReport, AgencyReportListed } from "@domain/insights"
import { AgencyReportId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { LoadFailed, type Read } from "@ui/container"
import { isRecord } from "@ui/shared/frame"
import { listAddress } from "@ui/shared/list"
import { loadPages, pageSize } from "@ui/shared/load-pages"

/** What the address of the list may ask for. */
export const agencyAddress = listAddress({ isContinued: true })

/** The report that an address opens; without its document where there is none with this id. */
export type OpenedAgency = Partial<{ readonly listed: AgencyReportListed; readonly report: AgencyReport }>

const isNotFound = (cause: unknown): boolean =>
  cause instanceof LoadFailed && isRecord(cause.failure) && cause.failure["_tag"] === "ReportNotFound"

const readOpened = async (read: Read, text: string, known: OpenedAgency | undefined): Promise<OpenedAgency> => {
  const reportId = idFromPath(text)
  if (reportId === undefined) return {}
  if (known?.listed?.id === reportId) return known
  try {
    return await read(GetAgencyReport, { reportId: AgencyReportId.make(reportId) })
  } catch (cause) {
    if (isNotFound(cause)) return {}
    throw cause
  }
}

/** The reports of the list, whether more follow, and the report that is opened. */
interface AgencyReading {
  readonly rows: ReadonlyArray<AgencyReportListed>
  readonly hasMore: boolean
  readonly opened: OpenedAgency | undefined
}

/** Reads the reports over many clients that an address asks for, or the report that it opens, unless it is known already. */
export const readAgencyReports = async (
  read: Read,
  search: URLSearchParams,
  known?: OpenedAgency,
): Promise<AgencyReading> => {
  const reportId = search.get("reportId")
  if (reportId !== null) return { rows: [], hasMore: false, opened: await readOpened(read, reportId, known) }
  const { page } = agencyAddress.questionOf(search)
  const { rows, hasMore } = await loadPages(page * pageSize, async (limit, cursor) => {
    const { reports, ...rest } = await read(ListAgencyReports, { limit, ...(cursor !== undefined && { cursor }) })
    return { ...rest, rows: reports }
  })
  return { rows, hasMore, opened: undefined }
}
