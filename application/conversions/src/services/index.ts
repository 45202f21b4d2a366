export { BusinessWebsites } from "./business-websites.ts"
export { ConversionCampaigns } from "./conversion-campaigns.ts"
export { SiteVisitors, type VisitedAudience } from "./site-visitors.ts"
export { WebsiteTags, type WebsiteTag } from "./website-tags.ts"
