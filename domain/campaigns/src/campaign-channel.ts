import { Schema } from "effect"
import { wireEnum } from "@domain/kernel"

/** The channels of ads; banner is the third, with a number of ours. Spec: enumerations, Channels. */
export const CampaignChannel = wireEnum({ Social: 1, Search: 2, Banner: 3 })
export type CampaignChannel = typeof CampaignChannel.Type

/** A page or account that shows ads. */
export const LinkedPage = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  category: Schema.optionalKey(Schema.String),
  pictureUrl: Schema.optionalKey(Schema.String),
})
export type LinkedPage = typeof LinkedPage.Type

/**
 * The linked accounts of a campaign; `useMarqueePage` shows its ads through the portal's page. Spec: enumerations,
 * link-account choices.
 */
export const LinkedAccounts = Schema.Struct({
  facebookPage: Schema.optionalKey(LinkedPage),
  usePortalPage: Schema.Boolean,
  instagram: Schema.Boolean,
})
export type LinkedAccounts = typeof LinkedAccounts.Type
