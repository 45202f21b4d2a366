import type { contexts } from "@adapters/http-api"
import type { AnyContract } from "@application/kernel"

const contextTitles: Readonly<Record<keyof typeof contexts, string>> = {
  portals: "Portals",
  identity: "Accounts and sign-in",
  briefs: "Briefs",
  businesses: "Businesses and products",
  signup: "Drafts and sign-up",
  creatives: "Pictures and ad texts",
  campaigns: "Campaigns",
  channels: "Channels",
  wallet: "Payments and wallet",
  insights: "Results and leads",
  audiences: "Audiences",
  conversions: "Conversions",
  studio: "Designs",
  proposals: "Proposals",
  franchise: "Stores of a franchise",
  integrations: "Delivery of leads",
  messaging: "Notifications",
}

const titles: Readonly<Record<string, string>> = contextTitles

/** The heading of a call in the documentation: its own, else its context's. */
export const groupOf = ({ name, served }: AnyContract): string => {
  const [context = ""] = name.split("/")
  return served?.group ?? titles[context] ?? context
}
