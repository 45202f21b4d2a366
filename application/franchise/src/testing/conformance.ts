export { franchiseStorePagesConformance } from "./franchise-store-pages.conformance.ts"
export { storeCampaignFiguresConformance } from "./store-campaign-figures.conformance.ts"
