import { Schema } from "effect"
import { wireEnum } from "@domain/kernel"

/** Where ads run; banner is the third channel, its number is ours. Spec: enumerations, Channels. */
export const CampaignChannel = wireEnum({ Social: 1, Search: 2, Banner: 3 })
export type CampaignChannel = typeof CampaignChannel.Type

/** A page or account through which ads are shown. */
export const LinkedPage = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  category: Schema.optionalKey(Schema.String),
  pictureUrl: Schema.optionalKey(Schema.String),
})
export type LinkedPage = typeof LinkedPage.Type

/** Spec: enumerations, link-account choices. `useMarqueePage` shows the ads through the portal's own page. */
export const LinkedAccounts = Schema.Struct({
  facebookPage: Schema.optionalKey(LinkedPage),
  usePortalPage: Schema.Boolean,
  instagram: Schema.Boolean,
})
export type LinkedAccounts = typeof LinkedAccounts.Type
