export { anyBrief, anyPlanLine, anyPlanLines, anyPlanVersion } from "./any-plan.ts"
