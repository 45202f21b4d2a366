import { Effect } from "effect"
import { judgedLead } from "@application/campaigns/services"
import { UnitOfWork, handler } from "@application/kernel"
import { ReceiveLeadNotice } from "../contract/index.ts"
import { LeadForms } from "../ports/index.ts"
import { keepArrivedLead } from "./arrived-leads.ts"

/** Ignores notices of foreign forms, and stores and announces a lead once however often it is notified. */
export const receiveLeadNotice = handler(
  ReceiveLeadNotice,
  Effect.fnUntraced(function* ({ externalLeadId, externalFormId }) {
    const forms = yield* LeadForms
    const owner = yield* forms.ownerOf(externalFormId)
    const lead = owner === undefined ? undefined : yield* forms.fetch(externalLeadId)
    if (owner === undefined || lead === undefined) return {}
    const { businessProfileId, campaignId, campaignName, questions } = owner
    const judged = judgedLead(questions, lead)
    const store = Effect.gen(function* () {
      const isNew = yield* keepArrivedLead(businessProfileId, { ...judged, campaignId, campaignName })
      if (isNew) yield* forms.announce(businessProfileId, campaignId, lead.name)
    })
    yield* (yield* UnitOfWork).transact(store)
    return {}
  }),
)
