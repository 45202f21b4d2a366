import { Effect } from "effect"
import { handler } from "@application/kernel"
import { LeadFormNotLive, LeadFormTestFailed, madeUpLead, SavedLeadFormNotFound } from "@domain/creatives"
import { TestLeadForm } from "../contract/lead-forms.ts"
import { AdNetworks, CampaignRepository, LaunchRuns, LeadFormUses } from "../ports/index.ts"
import { SavedLeadForms } from "../stores/lead-forms.ts"

/** The lead is told of by the network's notice, as every other lead is. */
export const testLeadForm = handler(
  TestLeadForm,
  Effect.fnUntraced(function* ({ businessProfileId, formId, campaignId, answers }) {
    const saved = yield* (yield* SavedLeadForms).find({ businessProfileId, id: formId })
    if (saved === undefined) return yield* new SavedLeadFormNotFound({ formId })
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const uses = yield* (yield* LeadFormUses).of(businessProfileId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    const live = run?.channels.find(
      ({ status, externalIds }) => status === "Done" && externalIds.leadForm !== undefined,
    )
    const form = live?.plan?.leadForm
    if (!uses.some((use) => use.formId === formId && use.campaignId === campaignId) || live === undefined || !form)
      return yield* new LeadFormNotLive()
    const { language = "en", phone } = live.plan ?? {}
    const { objective } = campaign
    const { channel, externalIds } = live
    const objects = { channel, externalIds, ...(objective !== undefined && { objective }) }
    const lead = madeUpLead(form, { language, phone, services: form.services }, answers)
    yield* (yield* AdNetworks)
      .testLead(objects, lead)
      .pipe(
        Effect.mapError(
          ({ _tag, reason }) => new LeadFormTestFailed({ reason, isPassing: _tag === "NetworkUnavailable" }),
        ),
      )
    return {}
  }),
)
