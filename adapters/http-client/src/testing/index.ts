export { type ApiCaller, apiCaller, pause } from "./api-caller.ts"
export { type DemoBusiness, type DemoPlace, seedDemo } from "./demo-businesses.ts"
export { demoAccount, type DemoPerson, demoOperator, demoOwner } from "./demo-people.ts"
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
