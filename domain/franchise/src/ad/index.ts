export { type AdField, adFields, factOfField, fieldsIn, filledText, valueOfField } from "./ad-field.ts"
export {
  AdPart,
  BrandRule,
  FranchiseAd,
  maySay,
  type NamedPart,
  partsOf,
  storeChannels,
  storeObjectives,
  StoreWords,
  wordsFor,
} from "./franchise-ad.ts"
export {
  type AdProblem,
  type AdTerms,
  adProblems,
  canShow,
  type FilledAd,
  filledAd,
  worstFitFirst,
} from "./filled-ad.ts"
export { proposedAd } from "./proposed-ad.ts"
export { storePlan } from "./store-plan.ts"
