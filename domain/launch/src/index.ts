export { launchStateNumbers } from "./launch-state-numbers.ts"
export { LaunchState, launchStates, Section } from "./launch-state.ts"
export {
  type LaunchPage,
  launchPages,
  pageAtPath,
  type PageId,
  pageIds,
  pageOf,
  pathTo,
  type Step,
} from "./launch-pages.ts"
export { type Flow, type FlowRow, type Turn, turns } from "./flow.ts"
export { type Flavour, type FlavourFacts, flavourOf, flavours, flowOf, flows, rowOf, startPage } from "./flavour.ts"
export { backPage, type Edge, edgesOf, type LaunchContext, nextPage, type PhoneRequirement } from "./next-page.ts"
export { closingStates, furtherState, guard, idFromPath, isPastBudget, pageForState, type Verdict } from "./guard.ts"
export { keepQuery, keptQueryParameters } from "./keep-query.ts"
export { type ResumableSession, type Resumption, resume } from "./resume.ts"
export { launchPartSteps, stepOf, subsequentSteps, targetingWizard } from "./steps.ts"
export { BusinessCategoryId, channelOrder, type EditorChannel, type EditorStep, editorSteps } from "./editor-steps.ts"
export {
  nextStorePage,
  OnboardingStoreType,
  storeOnboardingSteps,
  type StorePage,
  storePages,
} from "./store-onboarding.ts"
