export {
  changeLeadDestination,
  createLeadDestination,
  listLeadDestinations,
  pauseLeadDestination,
  removeLeadDestination,
  resumeLeadDestination,
  rotateDestinationSecret,
} from "./lead-destinations.ts"
export { checkLeadConnection } from "./connect-destination.ts"
export { backfillLeads, listLeadDeliveries, replayFailedDeliveries, replayLeadDelivery } from "./lead-deliveries.ts"
export { leadEvents } from "./lead-events.ts"
export { deleteDestinationLog, deleteOldDeliveries, sendDueLeads, sendLeads } from "./send-leads.ts"
export { workOnDestination } from "./work-on-destination.ts"
export { getLeadExample, sendTestLead } from "./test-lead.ts"
export { announcedCampaigns, tellLateReview } from "./announced-campaigns.ts"
export { announcedLeads } from "./announced-leads.ts"
export { announcedMoney } from "./announced-money.ts"
export * from "./portal-deliveries.ts"
export * from "./portal-endpoints.ts"
export { deleteEndpointLog, deleteOldEvents, sendDueEvents, sendEvents } from "./send-events.ts"
