export {
  anyCard,
  anyGatewayWord,
  anyGstBilling,
  anyIdempotencyKey,
  anyLaunchFacts,
  anyPayment,
} from "./wallet.arbitrary.ts"
export { exampleDocuments } from "./example-documents.ts"
