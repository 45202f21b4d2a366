import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { CampaignId } from "@domain/kernel"
import type { NetworkLead } from "@domain/insights"
import { CampaignLeads } from "../services/campaign-leads.ts"

interface Row extends NetworkLead {
  readonly campaignId: CampaignId
}

/** Leads in the in-memory database, each once. */
export const memoryCampaignLeads = Layer.effect(
  CampaignLeads,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, Row>("campaign_leads")
    return {
      record: (_profile, campaign, leads) =>
        Effect.sync(() => {
          const fresh = leads.filter(({ externalId }) => !rows.has(externalId))
          for (const lead of fresh) rows.set(lead.externalId, { ...lead, campaignId: campaign.id })
          return fresh
        }),
      newestAt: (_profile, campaignId) =>
        Effect.sync(() =>
          Math.max(
            0,
            ...[...rows.values()].filter((row) => row.campaignId === campaignId).map(({ submittedOn }) => submittedOn),
          ),
        ),
    }
  }),
)
