export { BriefPlans } from "./brief-plans.ts"
export { Briefs } from "./briefs.ts"
export { PlanComments } from "./plan-comments.ts"
export { PlanVersions } from "./plan-versions.ts"
