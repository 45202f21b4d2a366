export { anyDailyMetrics, anyDashboard, anyLead, anyPeriod, anyProductDay, anyReport } from "./insights.arbitrary.ts"
