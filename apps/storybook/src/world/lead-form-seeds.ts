import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { CampaignPlans } from "@application/campaigns/stores"
import { CampaignRepository } from "@application/campaigns/ports"
import { saveLeadForm } from "@application/campaigns/use-cases"
import { type LeadForm, mostSavedForms } from "@domain/creatives"
import { emptyPlan } from "@domain/campaigns/testing"
import { CampaignId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const visit: LeadForm = {
  title: "Ask about your cake",
  description: "Tell us about the day and we call you back before the evening.",
  completionTitle: "Thank you",
  completionDescription: "Your details have reached Bloom Bakery. We call you back.",
  fields: ["Name", "Phone"],
  consents: ["Contact", "Promotions"],
  questions: [
    {
      key: "q1",
      label: "When do you need the cake?",
      choices: [
        { text: "Within two weeks", isFitting: true },
        { text: "Later this year", isFitting: true },
        { text: "I am only looking", isFitting: false },
      ],
    },
    { key: "q2", label: "How many guests do you expect?" },
  ],
  consentTerms: [
    { consent: "Promotions", isRequired: false, texts: [{ language: "en", text: "Send me your cakes of the month." }] },
  ],
  thanks: { button: "Call", buttonText: "Call the bakery" },
}
const plain: LeadForm = {
  title: "Order bread for your café",
  description: "Leave your number and we bring samples.",
  completionTitle: "Thank you",
  completionDescription: "We are in touch tomorrow morning.",
  fields: ["Name", "Phone", "Email"],
  consents: ["Contact"],
}

const byOwner = Effect.provideService(CurrentActor, userActor(owner.user.id, [bakery.id]))

/** Two saved forms: one with versions that the running campaign has taken, and a plain one. */
export const savedForms: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* byOwner(saveLeadForm.handle({ businessProfileId: bakery.id, name: "Bread for cafés", form: plain }))
  const { questions: _later, ...first } = visit
  const begun = yield* byOwner(
    saveLeadForm.handle({ businessProfileId: bakery.id, name: "Cake enquiries", form: first }),
  )
  yield* byOwner(saveLeadForm.handle({ businessProfileId: bakery.id, ...begun, form: visit }))
  const { id, name, version } = begun
  const campaigns = yield* CampaignRepository
  const campaign = yield* campaigns.byId(bakery.id, CampaignId.make(9201))
  const revision = (campaign.plan?.launched ?? 0) + 1
  yield* (yield* CampaignPlans).add({
    businessProfileId: bakery.id,
    campaignId: campaign.id,
    revision,
    contentHash: "cakes",
    plan: emptyPlan({ creative: { creativeDetail: { leadForm: first, savedForm: { id, name, version } } } }),
    madeAt: yield* Clock.currentTimeMillis,
  })
  yield* campaigns.save({ ...campaign, plan: { ...campaign.plan, launched: revision } })
}).pipe(Effect.orDie)

/** The most saved forms that a business may have. */
export const manyForms: Seed = Effect.gen(function* () {
  yield* busyBakery
  for (let number = 1; number <= mostSavedForms; number += 1)
    yield* saveLeadForm.handle({ businessProfileId: bakery.id, name: `Form ${number}`, form: plain })
}).pipe(Effect.orDie)
