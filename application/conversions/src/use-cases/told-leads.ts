import { LeadEvents, LeadRecords } from "@application/insights/services"
import { Tables } from "@application/kernel"
import { leadTellingChange } from "@domain/conversions"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { Clock, Effect, Layer } from "effect"
import { ConversionConnections } from "../stores/conversions.ts"
import { LeadSendings } from "../stores/lead-sendings.ts"

export const sendingsOfLead = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, leadId: LeadId) {
  return (yield* (yield* LeadSendings).list("ofLead", { businessProfileId, leadId })).rows
})

/** Keeps what networks are to be told of a lead as it is now; whoever changes the lead has locked it. */
const keepTellings = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, leadId: LeadId) {
  const { rows: connections } = yield* (yield* ConversionConnections).list("ofBusiness", { businessProfileId })
  if (connections.length === 0) return
  const lead = yield* (yield* LeadRecords).find(businessProfileId, leadId)
  if (lead === undefined) return
  const sendings = yield* LeadSendings
  const all = yield* sendingsOfLead(businessProfileId, leadId)
  const now = yield* Clock.currentTimeMillis
  for (const { network, state } of connections) {
    const known = all.filter((one) => one.network === network)
    const { saved, dropped } = leadTellingChange({ leadId, lead, network, isOn: state === "On", known, now })
    yield* Effect.forEach(dropped, (row) => sendings.remove({ ...row, businessProfileId }), { discard: true })
    yield* Effect.forEach(saved, (row) => sendings.save({ ...row, businessProfileId }), { discard: true })
  }
})

/** Forgets what networks were and would be told of a lead; networks keep what they have. */
const forgetTellings = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, leadId: LeadId) {
  const sendings = yield* LeadSendings
  const rows = yield* sendingsOfLead(businessProfileId, leadId)
  yield* Effect.forEach(rows, (row) => sendings.remove(row), { discard: true })
})

/** Tells whoever follows leads, and keeps what networks are to be told of them, in the transaction that changes the lead. */
export const toldLeads = Layer.effect(
  LeadEvents,
  Effect.gen(function* () {
    const followers = yield* LeadEvents
    const tables = yield* Tables
    const records = yield* LeadRecords
    return {
      announce: Effect.fnUntraced(
        function* (businessProfileId, leadId, event) {
          yield* followers.announce(businessProfileId, leadId, event)
          if (event === "updated") yield* keepTellings(businessProfileId, leadId)
          if (event === "erased") yield* forgetTellings(businessProfileId, leadId)
        },
        Effect.provideService(Tables, tables),
        Effect.provideService(LeadRecords, records),
      ),
    }
  }),
)
