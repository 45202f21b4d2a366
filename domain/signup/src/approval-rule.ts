import { Schema } from "effect"

/** Whether all named approvers must approve, or one of them is enough. Ours. */
export const ApprovalRule = Schema.Literals(["All", "One"])
export type ApprovalRule = typeof ApprovalRule.Type
