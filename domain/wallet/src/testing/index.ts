export {
  anyCard,
  anyGatewayWord,
  anyGstBilling,
  anyIdempotencyKey,
  anyLaunchFacts,
  anyPayment,
} from "./wallet.arbitrary.ts"
export { exampleDocuments } from "./example-documents.ts"
export { type ModelSpend, reportToModel } from "./model-spend.ts"
export { anyCommissionRule } from "./commission.arbitrary.ts"
