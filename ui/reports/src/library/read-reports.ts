import { GetPublishedReport, ListPublishedReports } from "@application/insights/contract"
import type { ProfileMembership } from "@domain/identity"
import {
  type FrozenReport,
  libraryOrders,
  libraryPage,
  linkStates,
  openedReport,
  type PublishedReport,
} from "@domain/insights"
import { ReportId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { LoadFailed, type Read } from "@ui/container"
import { isRecord, presentTime } from "@ui/shared/frame"
import { listAddress, oneOf } from "@ui/shared/list"
import { Result } from "effect"

/** What the library's address may ask for. */
export const reportsAddress = listAddress({
  words: { name: "q", most: 80 },
  filters: { read: oneOf(["unread", "read"]), link: oneOf(linkStates) },
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

/** A report that is not among the newest, as an old message may name it. */
const readOlder = async (
  read: Read,
  businessProfileId: ProfileMembership["id"],
  text: string | undefined,
): Promise<Opened> => {
  const reportId = idFromPath(text ?? "")
  if (reportId === undefined) return {}
  try {
    return { frozen: await read(GetPublishedReport, { businessProfileId, reportId: ReportId.make(reportId) }) }
  } catch (cause) {
    if (isNotFound(cause)) return {}
    throw cause
  }
}

const readOpened = async (
  read: Read,
  businessProfileId: ProfileMembership["id"],
  reports: ReadonlyArray<PublishedReport>,
  reportId: string | undefined,
  known: Opened | undefined,
): Promise<Opened | undefined> => {
  const found = openedReport(reports, reportId)
  if (Result.isFailure(found)) return readOlder(read, businessProfileId, reportId)
  if (found.success === undefined) return undefined
  const listed = found.success
  const isKnown = known?.listed?.id === listed.id && known.frozen !== undefined
  return {
    listed,
    frozen: isKnown ? known.frozen : await read(GetPublishedReport, { businessProfileId, reportId: listed.id }),
  }
}

/** Reads the library's page that an address asks for, and the report that the address opens; a known report never changes. */
export const readReports = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
  known?: Opened,
) => {
  const reports = await read(ListPublishedReports, { businessProfileId })
  const { words, filter, order, page, limit } = reportsAddress.questionOf(search)
  return {
    ...libraryPage(reports, { words, ...filter, order, page, limit }, presentTime()),
    opened: await readOpened(read, businessProfileId, reports, search.get("reportId") ?? undefined, known),
  }
}

export type ReportsReading = Awaited<ReturnType<typeof readReports>>
