import { CurrentActor, handler, Profiles } from "@application/kernel"
import {
  changeLead as changed,
  changeNumber,
  type Lead,
  type LeadChange,
  undoLeadChange as undone,
} from "@domain/insights"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { Clock, Effect, Result } from "effect"
import { ChangeLead, UndoLeadChange } from "../contract/lead-work.ts"
import { ReportReaders } from "../ports/report-delivery.ts"
import { changedLead } from "./changed-lead.ts"

/** Who changes a lead, and when. */
export const presentWorker = Effect.gen(function* () {
  const actor = yield* CurrentActor
  return { at: yield* Clock.currentTimeMillis, ...(actor.kind === "user" && { by: actor.userId }) }
})

/** Who may own leads; asked where an owner is chosen alone. */
const membersFor = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, change: LeadChange) {
  if (change.kind !== "Owner" || change.now === undefined) return []
  const readers = yield* (yield* ReportReaders).ofProfile(businessProfileId)
  return readers.map(({ userId }) => userId)
})

/** The lead after a rule, and the number of the change that the rule made, if it made one. */
const ruled = Effect.fnUntraced(function* <E>(
  businessProfileId: BusinessProfileId,
  leadId: LeadId,
  rule: (lead: Lead) => Result.Result<Lead, E>,
) {
  let before: Lead | undefined
  const lead = yield* changedLead(businessProfileId, leadId, (found) => {
    before = found
    return rule(found)
  })
  const number = before === undefined ? undefined : changeNumber(before, lead)
  return { lead, ...(number !== undefined && { number }) }
})

export const changeLead = handler(
  ChangeLead,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, change }) {
    const { currency } = yield* (yield* Profiles).of(businessProfileId)
    const members = yield* membersFor(businessProfileId, change)
    const worker = { ...(yield* presentWorker), members, currency }
    return yield* ruled(businessProfileId, leadId, (lead) => changed(lead, change, worker))
  }),
)

export const undoLeadChange = handler(
  UndoLeadChange,
  Effect.fnUntraced(function* ({ businessProfileId, leadId, number }) {
    const worker = yield* presentWorker
    return yield* ruled(businessProfileId, leadId, (lead) => undone(lead, number, worker))
  }),
)
