export { ChangeBrief, CreateBrief, GetBrief, ListBriefs, MoveBrief, RemoveBrief, type ShownBrief } from "./briefs.ts"
export { GetPlanActuals, MakePlanCampaigns } from "./plan-campaigns.ts"
export { CommentBriefPlan, RemovePlanComment } from "./comments.ts"
export {
  DecideBriefPlan,
  GetBriefPlan,
  ListPlanApprovers,
  RemindPlanApprover,
  SaveBriefPlan,
  SendBriefPlan,
  type ShownVersion,
} from "./plans.ts"
