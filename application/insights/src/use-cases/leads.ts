import { Clock, Effect, Result } from "effect"
import { handler, CurrentActor, type InputOf, Profiles, read } from "@application/kernel"
import { dashboardRange, withLeadStatus, withNote } from "@domain/insights"
import { AddLeadNote, GetLead, ListLeads, UpdateLeadStatus } from "../contract/index.ts"
import { LeadRepository } from "../ports/index.ts"

const pageSize = 20

const pageOf = ({ limit, from: _from, to: _to, businessProfileId: _profile, ...rest }: InputOf<typeof ListLeads>) => ({
  ...rest,
  limit: limit ?? pageSize,
})

/** Days are counted by the profile's time zone, which is read before such a page. */
export const listLeads = read(
  ListLeads,
  LeadRepository,
  (leads, input) =>
    input.from === undefined || input.to === undefined
      ? leads.listJson(input.businessProfileId, pageOf(input))
      : Effect.succeed(undefined),
  Effect.fnUntraced(function* (page, input) {
    const { businessProfileId, from = "", to = "" } = input
    if (page !== undefined) return page
    const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const during = { range: dashboardRange(from, to), timeZone }
    return yield* (yield* LeadRepository).listJson(businessProfileId, { ...pageOf(input), during })
  }),
)

export const getLead = handler(
  GetLead,
  Effect.fnUntraced(function* ({ businessProfileId, leadId }) {
    return yield* (yield* LeadRepository).byId(businessProfileId, leadId)
  }),
)

export const updateLeadStatus = handler(
  UpdateLeadStatus,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, status }) {
    return yield* (yield* LeadRepository).change(businessProfileId, leadId, (lead) =>
      Result.succeed(withLeadStatus(lead, status)),
    )
  }),
)

export const addLeadNote = handler(
  AddLeadNote,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, text }) {
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("Only a user writes notes"))
    const note = { text, at: yield* Clock.currentTimeMillis, by: actor.userId }
    return yield* (yield* LeadRepository).change(businessProfileId, leadId, (lead) => withNote(lead, note))
  }),
)
