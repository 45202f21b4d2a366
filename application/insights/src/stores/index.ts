export { SaleValues } from "./sale-values.ts"
