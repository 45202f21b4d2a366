import { Context, type Effect } from "effect"
import type { Campaign, CampaignNotFound } from "@domain/campaigns"
import type { OwnQuestion } from "@domain/creatives"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import type { NetworkLead } from "@domain/insights"

/** The fields of a campaign that figures are read beside. */
export type DashboardCampaign = Pick<
  Campaign,
  | "id"
  | "sessionId"
  | "name"
  | "status"
  | "pauseReason"
  | "channels"
  | "objective"
  | "resultsAre"
  | "wentLiveAt"
  | "partOf"
>

/** The fields of a campaign that its own results are read beside. */
export type MeasuredCampaign = DashboardCampaign & Pick<Campaign, "region" | "startDate" | "endDate" | "estimate">

/** The profile's campaigns, newest first, with the fields of a dashboard. */
export class DashboardCampaigns extends Context.Service<
  DashboardCampaigns,
  {
    readonly ofProfile: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<DashboardCampaign>>
    readonly one: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<MeasuredCampaign, CampaignNotFound>
  }
>()("insights/DashboardCampaigns") {}

/** Lead forms on their networks. */
export class LeadForms extends Context.Service<
  LeadForms,
  {
    /** The campaign of a form with the questions that its ads launched with; undefined for a form that is not ours. */
    readonly ownerOf: (externalFormId: string) => Effect.Effect<
      | {
          readonly businessProfileId: BusinessProfileId
          readonly campaignId: CampaignId
          readonly campaignName: string
          readonly questions: ReadonlyArray<OwnQuestion>
        }
      | undefined
    >
    /** The lead of a notice; undefined when the network does not know it. An unreachable network is a defect. */
    readonly fetch: (externalLeadId: string) => Effect.Effect<NetworkLead | undefined>
    /** Notifies the owner of a new lead. */
    readonly announce: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      leadName: string,
    ) => Effect.Effect<void>
  }
>()("insights/LeadForms") {}
