import { GetLead, GetLeadDesk, ListLeads } from "@application/insights/contract"
import type { ProfileMembership } from "@domain/identity"
import { LeadDue, LeadMarked, LeadStatus, leadWorkLimits } from "@domain/insights"
import { CampaignId, DateRangePreset, LeadId, UserId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import type { Read } from "@ui/container"
import { chosenRange } from "@ui/shared/chosen-range"
import { presentTime } from "@ui/shared/frame"
import { idFilter, listAddress, oneOf, textThat } from "@ui/shared/list"
import { loadPages } from "@ui/shared/load-pages"

const isOwner = (text: string): text is "Mine" | "Nobody" | `${number}` => /^(?:Mine|Nobody|[1-9]\d{0,11})$/.test(text)
const isTag = (text: string): text is string => text !== "" && text === text.trim() && text.length <= leadWorkLimits.tag

/** What the page's address may ask for. */
export const leadsAddress = listAddress({
  words: { name: "q", most: 80 },
  filters: {
    status: oneOf(LeadStatus.literals),
    range: oneOf(DateRangePreset.literals, ["from", "to"]),
    owner: textThat(isOwner),
    due: oneOf(LeadDue.literals),
    waiting: oneOf(["Late"]),
    tag: textThat(isTag),
    campaign: idFilter((id) => CampaignId.make(id)),
    marked: oneOf(LeadMarked.literals),
  },
  orders: ["newest", "oldest", "step", "name", "status", "campaign"],
  isContinued: true,
})

/** The orders of the call by their names in the address. */
const orders = {
  newest: {},
  oldest: { sort: "SubmittedOn", order: "Ascending" },
  step: { sort: "NextStep", order: "Ascending" },
  name: { sort: "Name", order: "Ascending" },
  status: { sort: "Status", order: "Ascending" },
  campaign: { sort: "Campaign", order: "Ascending" },
} as const

const ownerIn = (owner: "Mine" | "Nobody" | `${number}` | undefined) => {
  if (owner === undefined) return {}
  return owner === "Mine" || owner === "Nobody" ? { owner } : { ownerId: UserId.make(Number(owner)) }
}

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
    ...ownerIn(filter.owner),
    ...(filter.due !== undefined && { due: filter.due }),
    ...(filter.waiting !== undefined && { waiting: filter.waiting }),
    ...(filter.tag !== undefined && { tag: filter.tag }),
    ...(filter.campaign !== undefined && { campaignId: filter.campaign }),
    ...(filter.marked !== undefined && { marked: filter.marked }),
    ...period?.range,
  }
  const leadId = idFromPath(search.get("lead") ?? "")
  const [{ rows, hasMore, last }, desk, opened] = await Promise.all([
    loadPages(page * pageSize, async (limit, cursor) => {
      const { leads, ...rest } = await read(ListLeads, {
        businessProfileId,
        limit,
        ...orders[order],
        ...asked,
        ...(cursor !== undefined && { cursor }),
      })
      return { ...rest, rows: leads }
    }),
    // The list is of use without what stands beside it.
    read(GetLeadDesk, { businessProfileId, ...asked }).catch(() => undefined),
    leadId === undefined ? undefined : read(GetLead, { businessProfileId, leadId: LeadId.make(leadId) }),
  ])
  return { rows, total: last.total, hasMore, period, asked, desk, opened }
}

export type LeadsReading = Awaited<ReturnType<typeof readLeads>>
