import { ConversionConnections, LeadSendings } from "@application/conversions/stores"
import { LeadRepository } from "@application/insights/ports"
import type { ListNetwork } from "@domain/audiences"
import type { LeadSending, LeadStage } from "@domain/conversions"
import { asBadLead, type Lead, type LeadConsent, withLeadStatus } from "@domain/insights"
import { LeadId } from "@domain/kernel"
import { Clock, Effect, Result } from "effect"
import { bakery, owner } from "./bakery.ts"
import { markedBakery } from "./lead-mark-seeds.ts"
import type { Seed } from "./seeds.ts"

const minute = 60_000
const businessProfileId = bakery.id
const by = owner.user.id

const connected = Effect.fnUntraced(function* (network: ListNetwork) {
  const createdAt = (yield* Clock.currentTimeMillis) - 240 * 60 * minute
  const place = { network, externalId: `${network.toLowerCase()}-${businessProfileId}`, actions: {} }
  yield* (yield* ConversionConnections).save({
    ...place,
    businessProfileId,
    state: "On",
    createdAt,
    sent: 12,
    refused: 1,
  })
})

/** Changes a lead that allowed further ads in its form. */
const allowed = Effect.fnUntraced(function* (id: number, mark: (lead: Lead) => Lead) {
  const at = yield* Clock.currentTimeMillis
  const box: LeadConsent = {
    kind: "Retargeting",
    text: "Bloom may show me further ads.",
    version: "1",
    isGiven: true,
    at,
  }
  const agreed = (lead: Lead) => Result.succeed(mark({ ...lead, consents: [box] }))
  yield* Effect.orDie((yield* LeadRepository).change(businessProfileId, LeadId.make(id), agreed))
})

const told = Effect.fnUntraced(function* (
  id: number,
  network: ListNetwork,
  stage: LeadStage,
  change: Partial<LeadSending> = {},
) {
  const at = (yield* Clock.currentTimeMillis) - 20 * minute
  yield* (yield* LeadSendings).save({
    businessProfileId,
    network,
    leadId: LeadId.make(id),
    stage,
    state: "Sent",
    at,
    markedAt: at - 5 * minute,
    attempts: 1,
    ...change,
  })
})

/**
 * Both networks are told of leads: 9602 was bad, 9603 waits, 9604 was refused, 9605 was won and is no longer, 9606 allowed it and
 * has no mark, and 9601 never allowed it.
 */
export const toldBakery: Seed = Effect.gen(function* () {
  yield* markedBakery
  const now = yield* Clock.currentTimeMillis
  yield* connected("Meta")
  yield* connected("Google")
  yield* allowed(9602, (lead) => asBadLead(lead, "Fake", { at: now - 25 * minute, by }))
  yield* told(9602, "Meta", "Received")
  yield* told(9602, "Meta", "Bad")
  yield* allowed(9603, (lead) => withLeadStatus(lead, "Won", { at: now - minute, by }))
  const waiting = { state: "Waiting", at: now + 4 * minute, markedAt: now - minute, attempts: 0 } as const
  for (const stage of ["Received", "Qualified", "Won"] as const) yield* told(9603, "Meta", stage, waiting)
  for (const stage of ["Qualified", "Won"] as const) yield* told(9603, "Google", stage, waiting)
  yield* allowed(9604, (lead) => asBadLead(lead, "WrongNumber", { at: now - 25 * minute, by }))
  yield* told(9604, "Meta", "Bad", { state: "Refused", reason: "user_data[lead_id] must be a lead's number." })
  yield* allowed(9605, (lead) => withLeadStatus(lead, "Lost", { at: now - minute, by }))
  yield* told(9605, "Meta", "Won", { toldWorth: 250_000 })
  yield* told(9605, "Google", "Won", { toldWorth: 0 })
  yield* allowed(9606, (lead) => lead)
})
