export { backOff, chanceOf, mostTries } from "./back-off.ts"
export { BackfillTooLarge, checkedBackfill, needsBackfill } from "./backfill.ts"
export * from "./delivery.ts"
export { deliveryLimits } from "./delivery-limits.ts"
export {
  askedWait,
  isDue,
  meaningOf,
  paused,
  pausesAfter,
  readdressed,
  replayed,
  restAfter,
  resumed,
  triedDelivery,
  triedDestination,
  type TryMeaning,
} from "./delivery-outcome.ts"
export * from "./destination.ts"
export { destinationKind, type DestinationKindRow, destinationKinds } from "./destination-kinds.ts"
export { bodyOf, checkedMapping, FieldMapping, MappedField, mappingFault, standardMapping } from "./field-mapping.ts"
export { LeadEventKind, type LeadMessage, messageOf, testMessage } from "./lead-message.ts"
export { exampleValues, LeadField, type LeadValues, valuesOf } from "./lead-values.ts"
