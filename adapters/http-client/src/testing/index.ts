export { type ApiCaller, apiCaller, pause } from "./api-caller.ts"
export {
  begunDraft,
  type CampaignOwner,
  fillDraft,
  openDraftAccount,
  type ReadyCampaign,
  readyCampaign,
} from "./ready-campaign.ts"
export { signInAgain } from "./sign-in-again.ts"
export {
  launchByCalls,
  launchEnded,
  payAndLaunch,
  payAtGateway,
  payOnce,
  startPayment,
  until,
} from "./paid-campaign.ts"
