export {
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
export { ProposalRules, RuledKind, SetRules } from "./proposal-rules.ts"
export { AdTexts, type ChangeKind, type ChangeOf, ProposedChange } from "./proposed-change.ts"
