import { Effect, Layer, Result } from "effect"
import { CampaignLeads } from "@application/campaigns/services"
import { Ids, Profiles, withServices } from "@application/kernel"
import { type ArrivedLead, isErased, withMark } from "@domain/insights"
import { type BusinessProfileId, LeadId } from "@domain/kernel"
import { LeadRepository, ThrowAwayMail } from "../ports/index.ts"
import { LeadEvents } from "../services/lead-events.ts"
import { judgedLead } from "./judged-lead.ts"

/**
 * Stores and announces a lead of any way of arrival once, with its marks, in the caller's transaction; true when it was
 * new. A burst marks its earlier leads too.
 */
export const keepArrivedLead = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, lead: ArrivedLead) {
  const leads = yield* LeadRepository
  const { judged, near } = yield* judgedLead(businessProfileId, lead)
  const id = LeadId.make(yield* (yield* Ids).next("lead"))
  const isNew = yield* leads.add(businessProfileId, id, judged)
  if (!isNew) return false
  yield* (yield* LeadEvents).announce(businessProfileId, id, "created")
  const burst = judged.marks?.find(({ kind }) => kind === "Burst")
  if (burst !== undefined)
    yield* Effect.forEach(
      near.filter((earlier) => !isErased(earlier) && !earlier.marks?.some(({ kind }) => kind === "Burst")),
      ({ id: earlierId }) =>
        Effect.orDie(leads.change(businessProfileId, earlierId, (earlier) => Result.succeed(withMark(earlier, burst)))),
      { discard: true },
    )
  return true
})

/** Campaigns hand over the leads that their networks report. */
export const campaignLeads = Layer.effect(
  CampaignLeads,
  Effect.gen(function* () {
    const provided = yield* withServices(Ids, LeadEvents, LeadRepository, Profiles, ThrowAwayMail)
    const { newestAt } = yield* LeadRepository
    return {
      record: (businessProfileId, { id, name }, arrived) =>
        provided(
          Effect.filter(arrived, (lead) =>
            keepArrivedLead(businessProfileId, { ...lead, campaignId: id, campaignName: name }),
          ),
        ),
      newestAt,
    }
  }),
)
