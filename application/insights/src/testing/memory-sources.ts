import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type Campaign, CampaignNotFound } from "@domain/campaigns"
import type { OwnQuestion } from "@domain/creatives"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { DashboardCampaigns, LeadForms } from "../ports/dashboard-sources.ts"
import type { ArrivedLead } from "@domain/insights"

/** The campaigns of the in-memory database's table `campaigns`, which the campaigns context fills. */
export const memoryDashboardCampaigns = Layer.effect(
  DashboardCampaigns,
  Effect.gen(function* () {
    const campaigns = (yield* MemoryDatabase).table<CampaignId, Campaign>("campaigns")
    return {
      ofProfile: (profile) =>
        Effect.sync(() =>
          [...campaigns.values()]
            .filter((campaign) => campaign.businessProfileId === profile)
            .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id),
        ),
      one: (profile, campaignId) =>
        Effect.suspend(() => {
          const campaign = campaigns.get(campaignId)
          return campaign?.businessProfileId === profile
            ? Effect.succeed(campaign)
            : Effect.fail(new CampaignNotFound({ campaignId }))
        }),
    }
  }),
)

/** A campaign's lead form in the test table `lead_forms`. */
export interface MemoryLeadForm {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly questions?: ReadonlyArray<OwnQuestion>
}

/** Lead forms in the tables `lead_forms`, `network_leads` and, for announced leads, `lead_announcements`. */
export const memoryLeadForms = Layer.effect(
  LeadForms,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const forms = database.table<string, MemoryLeadForm>("lead_forms")
    const leads = database.table<string, Omit<ArrivedLead, "campaignId" | "campaignName">>("network_leads")
    const announced = database.table<number, string>("lead_announcements")
    return {
      ownerOf: (formId) =>
        Effect.sync(() => {
          const owner = forms.get(formId)
          return owner === undefined ? undefined : { ...owner, questions: owner.questions ?? [] }
        }),
      fetch: (leadId) => Effect.sync(() => leads.get(leadId)),
      announce: (_profile, _campaign, leadName) => Effect.sync(() => void announced.set(announced.size, leadName)),
    }
  }),
)
