import type { OwnCalls } from "@application/kernel"
import { Context } from "effect"
import type {
  ChangeCampaign,
  GetCampaign,
  GetCampaignEdit,
  PauseCampaign,
  PreviewCampaignEdit,
  QuoteChange,
  ResumeCampaign,
  SaveCampaignEdit,
  SendCampaignEdit,
} from "../contract/index.ts"

/** The calls that read and change a running campaign, made in the name of whoever calls. */
export class CampaignCalls extends Context.Service<
  CampaignCalls,
  {
    readonly call: OwnCalls<
      | typeof GetCampaign
      | typeof GetCampaignEdit
      | typeof PreviewCampaignEdit
      | typeof QuoteChange
      | typeof PauseCampaign
      | typeof ResumeCampaign
      | typeof ChangeCampaign
      | typeof SaveCampaignEdit
      | typeof SendCampaignEdit
    >
  }
>()("campaigns/CampaignCalls") {}
