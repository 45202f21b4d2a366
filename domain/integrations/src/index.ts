export { backOff, chanceOf, mostTries } from "./back-off.ts"
export { BackfillTooLarge, checkedBackfill, needsBackfill } from "./backfill.ts"
export * from "./delivery.ts"
export { deliveryLimits } from "./delivery-limits.ts"
export {
  askedWait,
  type Deliverable,
  isDue,
  meaningOf,
  paused,
  pausesAfter,
  readdressed,
  type Receiving,
  replayed,
  restAfter,
  resumed,
  triedDelivery,
  triedDestination,
  type TryMeaning,
} from "./delivery-outcome.ts"
export * from "./destination.ts"
export { checkedConnection, type CheckedConnection, secretEndOf, secretFieldOf } from "./checked-connection.ts"
export { Connection, type ConnectionField, ConnectionFieldName } from "./connection-fields.ts"
export {
  connectionFields,
  destinationKind,
  type DestinationKindRow,
  destinationKinds,
  isConnected,
  sheetTab,
} from "./destination-kinds.ts"
export { fieldValue, textOfValue } from "./field-value.ts"
export { hasIdentity, identityField } from "./lead-identity.ts"
export { bodyOf, checkedMapping, FieldMapping, MappedField, mappingFault, standardMapping } from "./field-mapping.ts"
export { Instant, LeadEventKind, type LeadMessage, type MessageForm, messageOf, testMessage } from "./lead-message.ts"
export { exampleValues, LeadField, type LeadValues, valuesOf } from "./lead-values.ts"
export * from "./portal-endpoint.ts"
export {
  type EventArea,
  eventAreas,
  eventsOf,
  type PortalEvent,
  type PortalEventData,
  PortalEventKind,
  portalEvents,
  portalMessage,
  reversalEvents,
} from "./portal-event.ts"
export { campaignEvents, documentEvent, issueEvent, lateReview } from "./portal-news.ts"
