import { Clock, Effect, Result } from "effect"
import { handler, CurrentActor, type InputOf, Profiles, read } from "@application/kernel"
import { dashboardRange, type Lead, withLeadStatus, withNote } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { AddLeadNote, GetLead, ListLeads, UpdateLeadStatus } from "../contract/index.ts"
import { LeadRepository } from "../ports/index.ts"
import { LeadEvents } from "../services/lead-events.ts"

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

/** Tells whoever follows leads that one was changed, after the change. */
const announceUpdate =
  (businessProfileId: BusinessProfileId) =>
  ({ id }: Lead) =>
    Effect.flatMap(LeadEvents, ({ announce }) => announce(businessProfileId, id, "updated"))

export const updateLeadStatus = handler(
  UpdateLeadStatus,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, status }) {
    const rule = (lead: Lead) => Result.succeed(withLeadStatus(lead, status))
    return yield* Effect.tap(
      (yield* LeadRepository).change(businessProfileId, leadId, rule),
      announceUpdate(businessProfileId),
    )
  }),
)

export const addLeadNote = handler(
  AddLeadNote,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, text }) {
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("Only a user writes notes"))
    const note = { text, at: yield* Clock.currentTimeMillis, by: actor.userId }
    const rule = (lead: Lead) => withNote(lead, note)
    return yield* Effect.tap(
      (yield* LeadRepository).change(businessProfileId, leadId, rule),
      announceUpdate(businessProfileId),
    )
  }),
)
