import { listBusinesses } from "./tools/business-tools.ts"
import { campaignHistory, estimateResults, getCampaign, listCampaigns } from "./tools/campaign-tools.ts"
import { getLead, listLeads } from "./tools/lead-tools.ts"
import { getWallet, listInvoices } from "./tools/money-tools.ts"
import { getProposal, listProposals, proposeChange, proposeUndo } from "./tools/proposal-tools.ts"
import { explainResults, listReports } from "./tools/result-tools.ts"
import type { AnyTool } from "./tool.ts"

/** Every tool of an assistant. None approves, pays, publishes or changes: what is no query may only propose. */
export const tools: ReadonlyArray<AnyTool> = [
  listBusinesses,
  listCampaigns,
  getCampaign,
  explainResults,
  listLeads,
  getLead,
  getWallet,
  listInvoices,
  estimateResults,
  campaignHistory,
  listReports,
  listProposals,
  getProposal,
  proposeChange,
  proposeUndo,
]
