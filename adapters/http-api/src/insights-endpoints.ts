import { GetDashboard, GetLead, ListLeads, UpdateLeadStatus } from "@application/insights/contract"
import { endpoint } from "./endpoint.ts"

export const insightsEndpoints = [
  endpoint("GET", "/businessProfiles/:businessProfileId/dashboard", GetDashboard),
  endpoint("GET", "/businessProfiles/:businessProfileId/leads", ListLeads),
  endpoint("GET", "/businessProfiles/:businessProfileId/leads/:leadId", GetLead),
  endpoint("PATCH", "/businessProfiles/:businessProfileId/leads/:leadId", UpdateLeadStatus),
]
