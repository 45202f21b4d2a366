export { CustomerListBatches, CustomerLists } from "./customer-lists.ts"
