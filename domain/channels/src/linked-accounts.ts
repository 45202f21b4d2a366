import { type CampaignChannel, type LinkedAccounts, needsPage } from "@domain/campaigns"
import { wireEnum } from "@domain/kernel"
import { mayCarryAds, type PageAccess } from "./page-access.ts"
import { platformOf } from "./platform.ts"

/** What can be linked before a launch. Spec: enumerations, link-account choices. */
export const LinkAccountChoice = wireEnum({ Google: 1, Facebook: 2, Instagram: 3 })
export type LinkAccountChoice = typeof LinkAccountChoice.Type

/** The choices that the chosen channels offer, in order: Google's, then Facebook with Instagram. Ours, from the networks' meaning. */
export const linkChoicesFor = (channels: ReadonlyArray<CampaignChannel>): ReadonlyArray<LinkAccountChoice> => {
  const platforms = new Set(channels.map((channel) => platformOf[channel]))
  const google: ReadonlyArray<LinkAccountChoice> = platforms.has("Google") ? ["Google"] : []
  return platforms.has("Facebook") ? [...google, "Facebook", "Instagram"] : google
}

/**
 * What still has to be linked: social ads need the portal's page or an own page whose access is approved; search and banner ads run
 * from the platform's own account. Spec: launch steps, linkAccounts; roles, page administrator.
 */
export const missingLinks = (
  channels: ReadonlyArray<CampaignChannel>,
  accounts: LinkedAccounts | undefined,
  access: ReadonlyArray<PageAccess>,
): ReadonlyArray<LinkAccountChoice> => {
  if (!needsPage(channels) || accounts?.usePortalPage === true) return []
  const pageId = accounts?.facebookPage?.id
  const approved = access.some((page) => page.pageId === pageId && mayCarryAds(page))
  return approved ? [] : ["Facebook"]
}

/** Instagram shows ads only beside a page that carries them; without one the choice is withdrawn. */
export const withInstagram = (accounts: LinkedAccounts, wanted: boolean): LinkedAccounts => ({
  ...accounts,
  instagram: wanted && (accounts.usePortalPage || accounts.facebookPage !== undefined),
})
