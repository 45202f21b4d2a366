export { anyBudget, anyDayPart, anySchedule, anyStores } from "./budget.arbitrary.ts"
