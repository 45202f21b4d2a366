export { BusinessWebsites } from "./business-websites.ts"
export { ConversionCampaigns } from "./conversion-campaigns.ts"
