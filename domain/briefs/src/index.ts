export {
  Brief,
  BriefApproval,
  approvedBrief,
  BriefContent,
  briefContentOf,
  briefLimits,
  BriefNotFound,
  BriefsFull,
  checkedBrief,
  isPlannable,
  rewritten,
} from "./brief.ts"
export {
  type BriefCounts,
  briefCounts,
  type BriefOrder,
  briefOrders,
  type BriefQuestion,
  listedBriefs,
} from "./brief-list.ts"
export {
  type BriefFilter,
  BriefMoveNotAllowed,
  BriefMover,
  briefMoves,
  briefMovesOf,
  BriefStatus,
  briefStatuses,
  listsBrief,
  moveBrief,
} from "./brief-status.ts"
export { type CellProblem, cellText, isMoneyCell, withCell } from "./cell-texts.ts"
export { costStanding, countedCost, isCounted } from "./line-cost.ts"
export { type CampaignSums, type LineActuals, lineActuals } from "./line-actuals.ts"
export { channelOfLine, objectiveOfLine } from "./line-channel.ts"
export {
  type BriefBounds,
  isSendable,
  type PlanCheck,
  type PlanCheckKey,
  planCheckKeys,
  planChecks,
  type PlanCheckWeight,
} from "./plan-checks.ts"
export { commentLimits, CommentsFull, PlanComment } from "./plan-comment.ts"
export { type CellDifference, differenceCount, planDifferences, type PlanDifferences } from "./plan-differences.ts"
export {
  blankLine,
  cellValue,
  type ChoiceCell,
  isChoiceCell,
  PlanCell,
  planCells,
  planChoices,
  planColumns,
  planLimits,
  PlanLine,
  planText,
  type PlanTotals,
  planTotals,
} from "./plan-line.ts"
export {
  approvedVersion,
  CommentRequired,
  decidedVersion,
  LineCampaign,
  nextApprover,
  NotTheNextApprover,
  PlanChanged,
  PlanDecision,
  PlanNotApproved,
  PlanNotSendable,
  PlanVersion,
  PlanVersionDecided,
  PlanVersionDiffers,
  PlanVersionNotFound,
  VersionState,
  versionState,
} from "./plan-version.ts"
export {
  clipboardTable,
  clipboardText,
  pastedPlan,
  type PastedPlan,
  type Pasting,
  type RefusedCell,
} from "./pasted-plan.ts"
