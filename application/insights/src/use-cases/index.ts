import { getDashboard } from "./get-dashboard.ts"
import { getLead, listLeads, updateLeadStatus } from "./leads.ts"
import { receiveLeadNotice } from "./receive-lead-notice.ts"

export { getDashboard, getLead, listLeads, receiveLeadNotice, updateLeadStatus }

export const insightsUseCases = [getDashboard, getLead, listLeads, receiveLeadNotice, updateLeadStatus] as const
