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
import type { Read } from "@ui/container"
import { presentTime } from "@ui/shared/frame"
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

const readOpened = async (
  read: Read,
  businessProfileId: ProfileMembership["id"],
  reports: ReadonlyArray<PublishedReport>,
  reportId: string | undefined,
): Promise<Opened | undefined> => {
  const found = openedReport(reports, reportId)
  if (Result.isFailure(found)) return {}
  if (found.success === undefined) return undefined
  return {
    listed: found.success,
    frozen: await read(GetPublishedReport, { businessProfileId, reportId: found.success.id }),
  }
}

/** Reads the library's page that an address asks for, and the report that the address opens. */
export const readReports = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const reports = await read(ListPublishedReports, { businessProfileId })
  const { words, filter, order, page, limit } = reportsAddress.questionOf(search)
  return {
    ...libraryPage(reports, { words, ...filter, order, page, limit }, presentTime()),
    opened: await readOpened(read, businessProfileId, reports, search.get("reportId") ?? undefined),
  }
}

export type ReportsReading = Awaited<ReturnType<typeof readReports>>
