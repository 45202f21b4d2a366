export { GetDashboard } from "./dashboard.ts"
export { GetLead, ListLeads, ReceiveLeadNotice, UpdateLeadStatus } from "./leads.ts"
