export { checkConversionNetwork, testConversionNetwork } from "./check-connections.ts"
export {
  connectConversionNetwork,
  disconnectConversionNetwork,
  listConversionNetworks,
  listConversionSendings,
  pauseConversionNetwork,
  resumeConversionNetwork,
} from "./connections.ts"
export { deleteOldSendings, forgetSendings, sendDueConversions } from "./due-conversions.ts"
export { sendConversions } from "./send-conversions.ts"
