export { changeKinds, inverseOf, ruledChange, type RuledChange, ruleOf, valuesAfter } from "./change-kinds.ts"
export {
  applied,
  expired,
  expiryOf,
  failed,
  mayPropose,
  proposerKey,
  refused,
  stale,
  statusAt,
  undoOf,
  subjectIdOf,
  waitingProposal,
  withdrawn,
  withoutNote,
} from "./decide-proposal.ts"
export { baseText, changedSince, linesOf } from "./differences.ts"
export {
  ProposalBlocked,
  ProposalChangesNothing,
  ProposalClosed,
  ProposalNotFound,
  ProposalNotUndoable,
  ProposalOfAnother,
  ProposalsFull,
} from "./failures.ts"
export {
  Proposal,
  ProposalDecision,
  ProposalField,
  ProposalLine,
  ProposalPrice,
  ProposalReview,
  ProposalStatus,
  ProposalValue,
  Proposer,
} from "./proposal.ts"
export { proposalLimits } from "./proposal-limits.ts"
export { isApprovedByRule, ProposalRules, RuledKind, SetRules } from "./proposal-rules.ts"
export { AdTexts, type ChangeKind, type ChangeOf, ProposedChange } from "./proposed-change.ts"
export { proposedEdit, textsWithoutAd } from "./proposed-edit.ts"
export { campaignFacts, leadFacts, type SubjectFacts } from "./subject-facts.ts"
