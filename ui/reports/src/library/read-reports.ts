import { GetPublishedReport, ListReportLibrary } from "@application/insights/contract"
import type { ProfileMembership } from "@domain/identity"
import {
  type FrozenReport,
  libraryOrders,
  linkStates,
  mostLibraryWords,
  type PublishedReport,
  ReportOrigin,
} from "@domain/insights"
import { ReportId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { LoadFailed, type OutputOf, type Read } from "@ui/container"
import { isRecord } from "@ui/shared/frame"
import { listAddress, oneOf } from "@ui/shared/list"

/** What the library's address may ask for. */
export const reportsAddress = listAddress({
  words: { name: "q", most: mostLibraryWords },
  filters: { read: oneOf(["unread", "read"]), link: oneOf(linkStates), origin: oneOf(ReportOrigin.literals) },
  orders: libraryOrders,
  limit: 20,
})

/** The report that an address opens; without its document where there is none with this id. */
export interface Opened {
  readonly listed?: PublishedReport
  readonly frozen?: FrozenReport
}

const isNotFound = (cause: unknown): boolean =>
  cause instanceof LoadFailed && isRecord(cause.failure) && cause.failure["_tag"] === "ReportNotFound"

/** The report that an address names, with its document; a known document never changes. */
const readOpened = async (
  read: Read,
  businessProfileId: ProfileMembership["id"],
  text: string,
  known: Opened | undefined,
): Promise<Opened> => {
  const reportId = idFromPath(text)
  if (reportId === undefined) return {}
  const key = { businessProfileId, reportId: ReportId.make(reportId) }
  try {
    const { rows } = await read(ListReportLibrary, { ...key, limit: 1 })
    const [listed] = rows
    if (listed === undefined) return {}
    const isKnown = known?.listed?.id === listed.id && known.frozen !== undefined
    return { listed, frozen: isKnown ? known.frozen : await read(GetPublishedReport, key) }
  } catch (cause) {
    if (isNotFound(cause)) return {}
    throw cause
  }
}

const noRows: OutputOf<typeof ListReportLibrary> = { rows: [], total: 0, unread: 0 }

/** Reads the library's page that an address asks for, or the report that the address opens. */
export const readReports = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
  known?: Opened,
) => {
  const reportId = search.get("reportId") ?? ""
  if (reportId !== "") return { ...noRows, opened: await readOpened(read, businessProfileId, reportId, known) }
  const { words, filter, order, page, limit } = reportsAddress.questionOf(search)
  const library = await read(ListReportLibrary, { businessProfileId, words, ...filter, order, page, limit })
  return { ...library, opened: undefined }
}

export type ReportsReading = Awaited<ReturnType<typeof readReports>>
