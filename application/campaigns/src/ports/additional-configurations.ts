import { Context, type Effect } from "effect"
import type { AdditionalConfiguration } from "@domain/campaigns"
import type { Revisions } from "@domain/kernel"
import type { CampaignKey } from "./campaign-repository.ts"

/** A campaign's further configuration, and in which revision each of its fields last changed. */
export interface StoredAdditionalConfiguration {
  readonly configuration: AdditionalConfiguration
  readonly revisions: Revisions
}

/** The further configurations of campaigns. */
export class AdditionalConfigurations extends Context.Service<
  AdditionalConfigurations,
  {
    /** Empty and never revised for a campaign without one. */
    readonly of: (key: CampaignKey) => Effect.Effect<StoredAdditionalConfiguration>
    readonly save: (key: CampaignKey, stored: StoredAdditionalConfiguration) => Effect.Effect<void>
  }
>()("campaigns/AdditionalConfigurations") {}
