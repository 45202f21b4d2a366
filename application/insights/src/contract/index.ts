export { GetDashboard } from "./dashboard.ts"
export { ExportLeads, GetLead, ListLeads, ReceiveLeadNotice, UpdateLeadStatus } from "./leads.ts"
