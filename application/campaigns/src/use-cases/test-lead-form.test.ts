import { Effect } from "effect"
import { expect, test } from "vitest"
import type { LeadForm } from "@domain/creatives"
import { CampaignId } from "@domain/kernel"
import { AdNetworks, NetworkRefused, NetworkUnavailable } from "../ports/index.ts"
import { CampaignLeads } from "../services/campaign-leads.ts"
import { afterDays } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { saveLeadForm } from "./lead-forms.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaign } from "./sync-campaign.ts"
import { testLeadForm } from "./test-lead-form.ts"

const form: LeadForm = {
  title: "Ask us",
  description: "We answer today",
  completionTitle: "Thank you",
  completionDescription: "We call you back",
  fields: ["Name", "Phone"],
  consents: ["Contact"],
  questions: [
    {
      key: "q1",
      label: "When?",
      choices: [
        { text: "This week", isFitting: true },
        { text: "Only looking", isFitting: false },
      ],
    },
  ],
}

/** A saved form, and a campaign whose draft took it. */
const drafted = Effect.gen(function* () {
  const { businessProfileId } = sampleDraft
  if (businessProfileId === undefined) return yield* Effect.die(new Error("The sample draft has a profile"))
  const { id, name, version } = yield* saveLeadForm.handle({ businessProfileId, name: "Enquiry", form })
  const { creative } = sampleDraft
  const creativeDetail = { ...creative.creativeDetail, leadForm: form, savedForm: { id, name, version } }
  const key = yield* seedDraft({ creative: { ...creative, objective: "LeadGeneration", creativeDetail } })
  return { ...key, formId: id }
})
const launched = Effect.gen(function* () {
  const { formId, ...key } = yield* drafted
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  return { ...key, formId }
})
const answers = [{ key: "q1", answer: "Only looking" }]

test("a test lead goes to the network with the answers, by the form that was launched", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const networks = yield* AdNetworks
      const sent: Array<unknown> = []
      const watched = AdNetworks.of({
        ...networks,
        testLead: (objects, lead) =>
          Effect.tap(networks.testLead(objects, lead), (id) =>
            Effect.map(networks.lead(id), (arrived) => sent.push(arrived)),
          ),
      })
      yield* Effect.provideService(testLeadForm.handle({ ...key, answers }), AdNetworks, watched)
      expect(sent).toMatchObject([{ name: "Test lead", answers: [{ question: "When?", answer: "Only looking" }] }])
    }),
  ))

test("nothing is sent through a campaign that is not launched, or has another form", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* drafted
      expect(yield* Effect.flip(testLeadForm.handle({ ...key, answers }))).toMatchObject({ _tag: "LeadFormNotLive" })
      const { businessProfileId } = key
      const other = yield* saveLeadForm.handle({ businessProfileId, name: "Other", form })
      expect(yield* Effect.flip(testLeadForm.handle({ ...key, formId: other.id, answers }))).toMatchObject({
        _tag: "LeadFormNotLive",
      })
      const gone = testLeadForm.handle({ ...key, formId: 99, answers })
      expect(yield* Effect.flip(gone)).toMatchObject({ _tag: "SavedLeadFormNotFound", formId: 99 })
      const foreign = testLeadForm.handle({ ...key, campaignId: CampaignId.make(404), answers })
      expect(yield* Effect.flip(foreign)).toMatchObject({ _tag: "CampaignNotFound" })
    }),
  ))

test("a network's refusal is told in its words, and whether another try may help", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const networks = yield* AdNetworks
      const failing = (error: NetworkRefused | NetworkUnavailable) =>
        Effect.flip(
          Effect.provideService(
            testLeadForm.handle({ ...key, answers }),
            AdNetworks,
            AdNetworks.of({ ...networks, testLead: () => Effect.fail(error) }),
          ),
        )
      expect(yield* failing(new NetworkRefused({ reason: "Not now" }))).toMatchObject({
        _tag: "LeadFormTestFailed",
        reason: "Not now",
        isPassing: false,
      })
      expect(yield* failing(new NetworkUnavailable({ reason: "Busy" }))).toMatchObject({ isPassing: true })
    }),
  ))

test("leads that are read from the network are judged by the launched form", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { formId: _form, ...key } = yield* launched
      yield* afterDays(2)
      const leads = yield* CampaignLeads
      const kept: Array<{ readonly answers?: unknown; readonly fit?: { readonly isFitting: boolean } }> = []
      const watched = CampaignLeads.of({
        ...leads,
        record: (profile, campaign, arrived) => {
          kept.push(...arrived)
          return leads.record(profile, campaign, arrived)
        },
      })
      yield* Effect.provideService(syncCampaign(key), CampaignLeads, watched)
      expect(kept.length).toBeGreaterThan(1)
      for (const { answers: given, fit } of kept)
        expect(fit?.isFitting).toBe(JSON.stringify(given).includes("This week"))
    }),
  ))
