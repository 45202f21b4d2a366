import * as audiences from "@application/audiences/contract"
import * as briefs from "@application/briefs/contract"
import * as businesses from "@application/businesses/contract"
import * as campaigns from "@application/campaigns/contract"
import * as channels from "@application/channels/contract"
import * as conversions from "@application/conversions/contract"
import * as creatives from "@application/creatives/contract"
import * as franchise from "@application/franchise/contract"
import * as identity from "@application/identity/contract"
import * as insights from "@application/insights/contract"
import * as integrations from "@application/integrations/contract"
import * as messaging from "@application/messaging/contract"
import * as portals from "@application/portals/contract"
import * as proposals from "@application/proposals/contract"
import * as signup from "@application/signup/contract"
import * as studio from "@application/studio/contract"
import * as wallet from "@application/wallet/contract"

/**
 * The only list of contexts, each with its contracts. The types of routes and handlers are checked against this list.
 */
export const contexts = {
  portals,
  identity,
  businesses,
  signup,
  creatives,
  campaigns,
  channels,
  wallet,
  insights,
  audiences,
  integrations,
  conversions,
  franchise,
  briefs,
  studio,
  proposals,
  messaging,
}
export type Contexts = typeof contexts
