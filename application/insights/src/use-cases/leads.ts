import { Effect } from "effect"
import { command, query } from "@application/kernel"
import { dashboardRange } from "@domain/insights"
import { regionFacts } from "@domain/kernel"
import { GetLead, ListLeads, UpdateLeadStatus } from "../contract/index.ts"
import { LeadRepository, ProfileRegion } from "../ports/index.ts"

const pageSize = 20

export const listLeads = query(
  ListLeads,
  Effect.fnUntraced(function* ({ businessProfileId, limit, from, to, ...rest }) {
    const { timeZone } = regionFacts[yield* (yield* ProfileRegion).of(businessProfileId)]
    const during =
      from === undefined || to === undefined ? {} : { during: { range: dashboardRange(from, to), timeZone } }
    return yield* (yield* LeadRepository).list(businessProfileId, { ...rest, ...during, limit: limit ?? pageSize })
  }),
)

export const getLead = query(
  GetLead,
  Effect.fnUntraced(function* ({ businessProfileId, leadId }) {
    return yield* (yield* LeadRepository).byId(businessProfileId, leadId)
  }),
)

export const updateLeadStatus = command(
  UpdateLeadStatus,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, status }) {
    return yield* (yield* LeadRepository).setStatus(businessProfileId, leadId, status)
  }),
)
