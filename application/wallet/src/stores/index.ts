export { BillingDetails, IssuingEntities, StoredBuyer, StoredEntity, withItsPin } from "./billing-settings.ts"
