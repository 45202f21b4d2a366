import { Effect } from "effect"
import { Ids, UnitOfWork, handler } from "@application/kernel"
import { LeadId } from "@domain/kernel"
import { ReceiveLeadNotice } from "../contract/index.ts"
import { LeadForms, LeadRepository } from "../ports/index.ts"

/** Ignores notices of foreign forms, and stores and announces a lead once however often it is notified. */
export const receiveLeadNotice = handler(
  ReceiveLeadNotice,
  Effect.fnUntraced(function* ({ externalLeadId, externalFormId }) {
    const forms = yield* LeadForms
    const owner = yield* forms.ownerOf(externalFormId)
    const lead = owner === undefined ? undefined : yield* forms.fetch(externalLeadId)
    if (owner === undefined || lead === undefined) return {}
    const { businessProfileId, campaignId, campaignName } = owner
    const leads = yield* LeadRepository
    const ids = yield* Ids
    const store = Effect.gen(function* () {
      const id = LeadId.make(yield* ids.next("lead"))
      const isNew = yield* leads.add(businessProfileId, id, { ...lead, campaignId, campaignName })
      if (isNew) yield* forms.announce(businessProfileId, campaignId, lead.name)
    })
    yield* (yield* UnitOfWork).transact(store)
    return {}
  }),
)
