import { GetLead, ListLeads } from "@application/insights/contract"
import type { ProfileMembership } from "@domain/identity"
import { type Lead, LeadMarked, LeadStatus } from "@domain/insights"
import { CampaignId, DateRangePreset, LeadId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import type { Read } from "@ui/container"
import { chosenRange } from "@ui/shared/chosen-range"
import { presentTime } from "@ui/shared/frame"
import { idFilter, listAddress, oneOf } from "@ui/shared/list"
import { loadPages } from "@ui/shared/load-pages"

/** What the page's address may ask for. */
export const leadsAddress = listAddress({
  words: { name: "q", most: 80 },
  filters: {
    status: oneOf(LeadStatus.literals),
    range: oneOf(DateRangePreset.literals, ["from", "to"]),
    campaign: idFilter((id) => CampaignId.make(id)),
    marked: oneOf(LeadMarked.literals),
  },
  orders: ["newest", "oldest", "name", "status", "campaign"],
  isContinued: true,
})

/** The orders of the call by their names in the address. */
const orders = {
  newest: {},
  oldest: { sort: "SubmittedOn", order: "Ascending" },
  name: { sort: "Name", order: "Ascending" },
  status: { sort: "Status", order: "Ascending" },
  campaign: { sort: "Campaign", order: "Ascending" },
} as const

/** Reads the leads that an address asks for, and the lead that the address opens. */
export const readLeads = async (
  read: Read,
  { id: businessProfileId, region }: Pick<ProfileMembership, "id" | "region">,
  search: URLSearchParams,
) => {
  const { words, filter, order, page, limit: pageSize } = leadsAddress.questionOf(search)
  const period = filter.range === undefined ? undefined : chosenRange(search, region, presentTime())
  const asked = {
    ...(words !== "" && { search: words }),
    ...(filter.status !== undefined && { status: filter.status }),
    ...(filter.campaign !== undefined && { campaignId: filter.campaign }),
    ...(filter.marked !== undefined && { marked: filter.marked }),
    ...period?.range,
  }
  const { rows, hasMore, last } = await loadPages(page * pageSize, async (limit, cursor) => {
    const { leads, ...rest } = await read(ListLeads, {
      businessProfileId,
      limit,
      ...orders[order],
      ...asked,
      ...(cursor !== undefined && { cursor }),
    })
    return { ...rest, rows: leads }
  })
  const leadId = idFromPath(search.get("lead") ?? "")
  const listed = rows.find(({ id }) => id === leadId)
  const opened: Lead | undefined =
    leadId === undefined
      ? undefined
      : (listed ?? (await read(GetLead, { businessProfileId, leadId: LeadId.make(leadId) })))
  return { rows, total: last.total, hasMore, period, asked, opened }
}

export type LeadsReading = Awaited<ReturnType<typeof readLeads>>
