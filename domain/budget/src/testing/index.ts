export { anyBudget, anyDayPart, anyPlannedStores, anySchedule, anyStores } from "./budget.arbitrary.ts"
