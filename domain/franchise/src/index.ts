export {
  changedFacts,
  type RefusedRow,
  type StoreChange,
  type StoreDifferences,
  storeDifferences,
} from "./store-differences.ts"
export {
  checkedStore,
  type StoreFailures,
  type StoreFieldFailure,
  type StoreMessageKey,
  storeMessageKeys,
} from "./checked-store.ts"
export {
  FranchiseStore,
  FranchiseStoreNotFound,
  FranchiseStoresFull,
  NotAFranchise,
  StoreCode,
  StoreCodeTaken,
  type StoreFact,
  storeFacts,
} from "./franchise-store.ts"
export { hoursOfText, textOfHours } from "./hours-text.ts"
export {
  guessStoreColumns,
  type StoreColumn,
  storeColumns,
  type StoreMatch,
  textsInRow,
  withStoreColumn,
} from "./store-columns.ts"
export { storeLimits } from "./store-limits.ts"
export { storeLack, StoreLack, StoreStanding, storeStanding } from "./store-standing.ts"
export { blankStore, storeCodeOf, storeOfTexts, type StoreTexts, textsOf } from "./store-texts.ts"
export {
  AllocationReason,
  BudgetDistribution,
  type SharedBudget,
  sharedBudget,
  type SharingFacts,
  type StoreAllocation,
  StoreBudget,
  StoreBudgetChanged,
  StoreBudgetDraft,
  storeBudgetFailures,
  storesOf,
  weightOf,
} from "./store-budget.ts"
export {
  type AdField,
  adFields,
  AdPart,
  type AdProblem,
  adProblems,
  type AdTerms,
  BrandRule,
  canShow,
  factOfField,
  fieldsIn,
  type FilledAd,
  filledAd,
  filledText,
  FranchiseAd,
  maySay,
  type NamedPart,
  partsOf,
  proposedAd,
  storeChannels,
  storeObjectives,
  storePlan,
  StoreWords,
  valueOfField,
  wordsFor,
  worstFitFirst,
} from "./ad/index.ts"
export * from "./campaign/index.ts"
export {
  ResultOrder,
  type ResultQuery,
  resultsPage,
  StoreResult,
  standouts,
  StoreStandout,
} from "./results/store-results.ts"
