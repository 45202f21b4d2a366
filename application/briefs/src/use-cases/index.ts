export { decideBriefPlan, listPlanApprovers, remindPlanApprover, sendBriefPlan } from "./approvals.ts"
export { changeBrief, createBrief, getBrief, listBriefs, moveBrief, removeBrief } from "./briefs.ts"
export { commentBriefPlan, removePlanComment } from "./comments.ts"
export { getBriefPlan, saveBriefPlan } from "./plans.ts"
