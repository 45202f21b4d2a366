export { getDashboard } from "./get-dashboard.ts"
export { getLead, listLeads, updateLeadStatus } from "./leads.ts"
export { receiveLeadNotice } from "./receive-lead-notice.ts"
export { exportLeads } from "./export-leads.ts"
