export { journeyProgress } from "./journey-progress.ts"
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
export {
  type Flavour,
  type FlavourFacts,
  flavourOf,
  flavours,
  flowOf,
  flows,
  linkedPages,
  rowOf,
  startPage,
} from "./flavour.ts"
export { type FlowEdge, edgesOf, isSkipped, type LaunchContext, type TurnFacts } from "./neighbour-pages.ts"
export { backPage, nextPage, PageNotInFlow } from "./next-page.ts"
export { closingStates, furtherState, guard, idFromPath, isPastBudget, pageForState, type Verdict } from "./guard.ts"
export { agentIdOf, keepQuery, keptQueryParameters } from "./keep-query.ts"
export { type ResumableSession, type Resumption, resume } from "./resume.ts"
export {
  type AfterChoice,
  afterDraftChoice,
  choicesOf,
  type DraftChoice,
  draftChoices,
  type KnownSessions,
  sessionToOpen,
  signupDoor,
  type SignupVisitor,
} from "./draft-signup.ts"
export { asksBeforeLeaving, leavesSignup, exitSignupQuestion, type Leaving } from "./exit-signup.ts"
export { launchPartSteps, stepOf, subsequentSteps, targetingStepOf, targetingWizard } from "./steps.ts"
export {
  backEditorStep,
  channelOrder,
  type EditorChannel,
  type EditorStep,
  editorStepOf,
  editorSteps,
  nextEditorStep,
} from "./editor-steps.ts"
export {
  mayLinkStoreLater,
  type StoreBeginning,
  storeBeginning,
  storeTypeAt,
  visitorsBeginning,
  type StoreVerification,
  storeVerification,
} from "./store-beginning.ts"
export {
  backStorePage,
  closedBehind,
  nextStorePage,
  startStorePage,
  storeOnboardingSteps,
  type StorePage,
  storePages,
  storePathTo,
  storeStepOf,
} from "./store-onboarding.ts"
export { lackPage, type LackingLaunch, reopenedPages, isDueBeforePayment } from "./launch-lack.ts"
export { backWhileReopened, nextWhileReopened } from "./reopened-pages.ts"
export { reviewPages, type ReviewPart } from "./review.ts"
export {
  backInResubmission,
  correctionPages,
  isResubmissionPage,
  type ResubmissionFacts,
  resubmissionFacts,
  resubmissionStart,
  nextInResubmission,
} from "./resubmission.ts"
export { targetingTurns } from "./targeting-turns.ts"
export { socialAdPage } from "./social-ad-page.ts"
