import type { CampaignPlan } from "@domain/campaigns"
import { defaultCallToAction } from "@domain/creatives"
import type { AdPart, FranchiseAd } from "./franchise-ad.ts"

const locked = (text: string): AdPart => ({ text, rule: "Locked" })

/** An ad to begin with: what the head office says of itself, with each store's name and town, in no language. */
export const proposedAd = ({ business, targeting }: CampaignPlan): FranchiseAd => {
  const services = business.services ?? []
  const [service = business.name ?? ""] = services
  const brand = business.name ?? ""
  const keywords = targeting.keywords ?? []
  return {
    objective: "WebsiteVisits",
    channels: keywords.length > 0 ? ["Social", "Search"] : ["Social"],
    callToAction: defaultCallToAction("WebsiteVisits", false),
    services,
    keywords,
    primaryText: locked(`${[brand, "{town}"].filter(Boolean).join(", ")}: ${services.join(", ") || "{store}"}`),
    headline: locked(`${service} · {town}`),
    description: { text: "{address}", rule: "Free" },
    searchHeadlines: [locked("{store}"), locked(`${service} {town}`), locked(brand === "" ? "{town}" : brand)],
    searchDescriptions: [locked(`${service}: {store}, {town}`), locked("{address}")],
    website: locked(business.websiteUrl ?? "{website}"),
  }
}
