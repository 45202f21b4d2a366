export { type ApiCaller, apiCaller, pause } from "./api-caller.ts"
export { type ReadyCampaign, readyCampaign } from "./ready-campaign.ts"
