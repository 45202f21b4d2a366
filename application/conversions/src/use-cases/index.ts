export { changeConversionAction, createConversionAction, switchConversionAction } from "./actions.ts"
export { listLeadSendings, listLeadTellings } from "./lead-tellings.ts"
export { toldLeads } from "./told-leads.ts"
export { listConversions } from "./list-conversions.ts"
export { makeServerKey, removeServerKey } from "./server-keys.ts"
export { getConversions, removeConversions, setUpConversionSite } from "./sites.ts"
export { deleteConversionsOf, sweepConversions } from "./sweep-conversions.ts"
export { takeServerEvents } from "./take-server-events.ts"
export { readTagSite, takeTagEvents } from "./take-tag-events.ts"
export { checkTag, listTriedEvents, startTagTry } from "./tries.ts"
export { checkConversionNetwork, testConversionNetwork } from "./check-connections.ts"
export {
  connectConversionNetwork,
  disconnectConversionNetwork,
  listConversionNetworks,
  listConversionSendings,
  pauseConversionNetwork,
  resumeConversionNetwork,
} from "./connections.ts"
export { forgetSendings, sendDueConversions } from "./due-conversions.ts"
export { sendConversions } from "./send-conversions.ts"
export { countedConversions } from "./counted-conversions.ts"
export { websiteTags } from "./website-tags.ts"
