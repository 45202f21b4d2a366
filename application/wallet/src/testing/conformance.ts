export { topUpRepositoryConformance } from "./top-up-repository.conformance.ts"
export { ledgerConformance } from "./ledger.conformance.ts"
export { paymentRepositoryConformance } from "./payment-repository.conformance.ts"
