export { ledgerConformance } from "./ledger.conformance.ts"
export { paymentRepositoryConformance } from "./payment-repository.conformance.ts"
