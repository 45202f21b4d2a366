import type { CampaignChannel } from "@domain/campaigns"
import type { CountedPart } from "./autopilot/autopilot-evidence.ts"

/** What a campaign brought by channel on some days, and on how many of them its ads were shown. */
export interface CampaignFigures {
  readonly byChannel: ReadonlyArray<CountedPart & { readonly channel: CampaignChannel }>
  readonly adDays: number
}
