import { Clock, Effect, Result } from "effect"
import { handler, CurrentActor, type InputOf, read } from "@application/kernel"
import { type LeadFilter, withLeadStatus, withNote } from "@domain/insights"
import { AddLeadNote, GetLead, ListLeads, UpdateLeadStatus } from "../contract/index.ts"
import { LeadRepository } from "../ports/index.ts"
import { changedLead } from "./changed-lead.ts"
import { isRelative, leadFilterOf, plainFilter } from "./lead-filter.ts"
import { presentWorker } from "./lead-work.ts"

const pageSize = 20

/** The page of a filter that a call asks for. */
const pageOf = ({ cursor, sort, order, limit = pageSize }: InputOf<typeof ListLeads>, filter: LeadFilter) => ({
  ...filter,
  limit,
  ...(cursor !== undefined && { cursor }),
  ...(sort !== undefined && { sort }),
  ...(order !== undefined && { order }),
})

/** A question about clock, hours or caller is answered after what it depends on was read. */
export const listLeads = read(
  ListLeads,
  LeadRepository,
  (leads, input) =>
    isRelative(input)
      ? Effect.succeed(undefined)
      : leads.listJson(input.businessProfileId, pageOf(input, plainFilter(input))),
  Effect.fnUntraced(function* (page, input) {
    if (page !== undefined) return page
    const filter = yield* leadFilterOf(input)
    return yield* (yield* LeadRepository).listJson(input.businessProfileId, pageOf(input, filter))
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
    const worker = yield* presentWorker
    return yield* changedLead(businessProfileId, leadId, (lead) => Result.succeed(withLeadStatus(lead, status, worker)))
  }),
)

export const addLeadNote = handler(
  AddLeadNote,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, text }) {
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("Only a user writes notes"))
    const note = { text, at: yield* Clock.currentTimeMillis, by: actor.userId }
    return yield* changedLead(businessProfileId, leadId, (lead) => withNote(lead, note))
  }),
)
