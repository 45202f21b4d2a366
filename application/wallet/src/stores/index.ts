export { AccountingFiles } from "./accounting-files.ts"
export { BillingDetails, IssuingEntities, StoredBuyer, StoredEntity, withItsPin } from "./billing-settings.ts"
export {
  CampaignCommissions,
  CommissionEarnings,
  CommissionPayouts,
  CommissionStanding,
  PublishedCommissionTerms,
} from "./commissions.ts"
