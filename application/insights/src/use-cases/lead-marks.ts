import { Clock, Effect, Result } from "effect"
import { currentUser, handler, Profiles } from "@application/kernel"
import {
  asBadLead,
  dashboardRange,
  duplicateWindow,
  leadKeys,
  leadOfPerson,
  mergedLead,
  olderFirst,
  possibleDuplicates,
  unmergedLead,
  withMarkAgain,
  withoutMark,
} from "@domain/insights"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import {
  DismissLeadMark,
  GetBadLeads,
  GetLeadMarks,
  ListLeadDuplicates,
  MarkBadLead,
  MergeLeads,
  UnmergeLead,
} from "../contract/index.ts"
import { changedLead } from "./changed-lead.ts"
import { presentWorker } from "./lead-work.ts"
import { LeadRepository } from "../ports/index.ts"

export const listLeadDuplicates = handler(
  ListLeadDuplicates,
  Effect.fnUntraced(function* ({ businessProfileId, leadId }) {
    const leads = yield* LeadRepository
    const lead = yield* leads.byId(businessProfileId, leadId)
    const { region } = yield* (yield* Profiles).of(businessProfileId)
    const alike = yield* leads.alike(businessProfileId, leadKeys(lead, region), lead.submittedOn - duplicateWindow)
    return {
      possible: possibleDuplicates(lead, alike),
      merged: yield* leads.mergedInto(businessProfileId, leadId),
      ...(lead.merge !== undefined && { keptBy: yield* leads.byId(businessProfileId, lead.merge.into) }),
    }
  }),
)

/** Only the newer lead changes; the older lead is locked before it, so that nobody merges or erases it meanwhile. */
export const mergeLeads = handler(
  MergeLeads,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, otherId }) {
    const leads = yield* LeadRepository
    const { userId: by } = yield* currentUser
    const at = yield* Clock.currentTimeMillis
    const { region } = yield* (yield* Profiles).of(businessProfileId)
    const [older, newer] = olderFirst(
      yield* leads.byId(businessProfileId, leadId),
      yield* leads.byId(businessProfileId, otherId),
    )
    const kept = yield* leads.change(businessProfileId, older.id, Result.succeed)
    const merged = yield* leads.change(businessProfileId, newer.id, (lead) => mergedLead(kept, lead, region, by, at))
    return { kept, merged }
  }),
)

export const unmergeLead = handler(
  UnmergeLead,
  Effect.fnUntraced(function* ({ businessProfileId, leadId }) {
    return yield* (yield* LeadRepository).change(businessProfileId, leadId, (lead) =>
      Result.succeed(unmergedLead(lead)),
    )
  }),
)

export const dismissLeadMark = handler(
  DismissLeadMark,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, kind, isDismissed }) {
    const { userId: by } = yield* currentUser
    const at = yield* Clock.currentTimeMillis
    return yield* (yield* LeadRepository).change(businessProfileId, leadId, (found) =>
      Result.flatMap(leadOfPerson(found), (lead) =>
        isDismissed ? withoutMark(lead, kind, by, at) : Result.succeed(withMarkAgain(lead, kind)),
      ),
    )
  }),
)

export const markBadLead = handler(
  MarkBadLead,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, reason }) {
    const worker = yield* presentWorker
    return yield* changedLead(businessProfileId, leadId, (lead) => Result.succeed(asBadLead(lead, reason, worker)))
  }),
)

interface Asked {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId?: CampaignId
  readonly from?: string
  readonly to?: string
}

const filterOf = Effect.fnUntraced(function* ({ businessProfileId, campaignId, from, to }: Asked) {
  const ofCampaign = { ...(campaignId !== undefined && { campaignId }) }
  if (from === undefined || to === undefined) return ofCampaign
  const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
  return { ...ofCampaign, during: { range: dashboardRange(from, to), timeZone } }
})

export const getLeadMarks = handler(
  GetLeadMarks,
  Effect.fnUntraced(function* (input) {
    return yield* (yield* LeadRepository).markCounts(input.businessProfileId, yield* filterOf(input))
  }),
)

export const getBadLeads = handler(
  GetBadLeads,
  Effect.fnUntraced(function* (input) {
    return yield* (yield* LeadRepository).badLeads(input.businessProfileId, yield* filterOf(input))
  }),
)
