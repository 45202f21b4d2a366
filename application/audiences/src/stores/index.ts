export { CustomerListBatches, CustomerLists } from "./customer-lists.ts"
export { WaitingVisits } from "./waiting-visits.ts"
