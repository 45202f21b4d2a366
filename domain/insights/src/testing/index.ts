export { anyLead, anyPeriod, anyProductDay, anyReport } from "./insights.arbitrary.ts"
