import { GetLead, ListLeads } from "@application/insights/contract"
import type { ProfileMembership } from "@domain/identity"
import { type Lead, LeadStatus } from "@domain/insights"
import { cutText, LeadId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import type { Read } from "@ui/container"
import { chosenRange } from "@ui/shared/chosen-range"
import { presentTime } from "@ui/shared/frame"
import { loadPages, shownOf } from "@ui/shared/load-pages"

const statusOf = (name: string | null): LeadStatus | undefined => LeadStatus.literals.find((status) => status === name)

/** The orders that the page offers, by their names in its address; the first needs none. */
const leadOrders = {
  newest: {},
  oldest: { sort: "SubmittedOn", order: "Ascending" },
  name: { sort: "Name", order: "Ascending" },
  status: { sort: "Status", order: "Ascending" },
  campaign: { sort: "Campaign", order: "Ascending" },
} as const
export type LeadOrder = keyof typeof leadOrders

/** The orders as the page lists them. */
export const leadOrderNames: ReadonlyArray<LeadOrder> = ["newest", "oldest", "name", "status", "campaign"]

/** Reads the leads that an address asks for, and the lead that the address opens. */
export const readLeads = async (
  read: Read,
  { id: businessProfileId, region }: Pick<ProfileMembership, "id" | "region">,
  search: URLSearchParams,
) => {
  const status = statusOf(search.get("status"))
  const period = search.has("range") ? chosenRange(search, region, presentTime()) : undefined
  const order = leadOrderNames.find((name) => name === search.get("order")) ?? "newest"
  const words = cutText((search.get("q") ?? "").trim(), 80)
  const { rows, hasMore, last } = await loadPages(shownOf(search), async (limit, cursor) => {
    const { leads, ...page } = await read(ListLeads, {
      businessProfileId,
      limit,
      ...leadOrders[order],
      ...(words !== "" && { search: words }),
      ...(status !== undefined && { status }),
      ...period?.range,
      ...(cursor !== undefined && { cursor }),
    })
    return { ...page, rows: leads }
  })
  const leadId = idFromPath(search.get("lead") ?? "")
  const listed = rows.find(({ id }) => id === leadId)
  const opened: Lead | undefined =
    leadId === undefined
      ? undefined
      : (listed ?? (await read(GetLead, { businessProfileId, leadId: LeadId.make(leadId) })))
  return { leads: rows, total: last.total, hasMore, words, status, period, order, opened }
}

export type LeadsReading = Awaited<ReturnType<typeof readLeads>>
