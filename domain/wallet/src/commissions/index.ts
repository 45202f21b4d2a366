export {
  accrue,
  beginCommission,
  CampaignCommission,
  type ClientOrigin,
  commissionPostings,
  commissionReference,
  CommissionSign,
  HoldDecision,
  isHeld,
  isWithin,
} from "./campaign-commission.ts"
export { type CampaignTakings, commissionOf, keptFee, noTakings, takingsAfter } from "./commission-of.ts"
export {
  CommissionBase,
  commissionLimits,
  CommissionRule,
  CommissionRules,
  CommissionTerms,
  CommissionTermsFault,
  commissionTermsFaults,
  CommissionTermsNotFound,
  CommissionTermsRefused,
  type CommissionTermsState,
  commissionTermsState,
  EarnerKind,
  NewCommissionTerms,
  ruleFaults,
  termsInForce,
} from "./commission-terms.ts"
export {
  bookEarning,
  dueAfter,
  dueEarnings,
  Earning,
  type EarningFacts,
  EarningState,
  EarningSums,
  earningSums,
  netOf,
  sumOfNet,
} from "./earning.ts"
export { agencyPayee, Payee, payeeParts, userPayee } from "./payee.ts"
export {
  actOnPayout,
  approvePayout,
  CommissionPayout,
  type PayoutAct,
  PayoutNotFound,
  payoutPosting,
  PayoutRefusal,
  PayoutRefused,
  PayoutState,
} from "./payout.ts"
