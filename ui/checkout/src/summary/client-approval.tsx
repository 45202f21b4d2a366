import { ApproversPanel } from "./approvers-panel.tsx"
import { DecisionsPanel } from "./decisions-panel.tsx"
import { LinkPayments } from "./link-payments.tsx"
import { SharePanel, type SharePanelProps } from "./share-panel.tsx"
import type { ApprovalActions } from "./use-approval.ts"

export interface ClientApprovalProps extends Pick<SharePanelProps, "details"> {
  readonly actions: ApprovalActions
}

/** Everything about a client's approval: sending the summary, where it stands, who paid, and what was decided. Ours. */
export const ClientApproval = ({ details, actions }: ClientApprovalProps) => (
  <>
    <SharePanel details={details} onSent={actions.reload} />
    <ApproversPanel actions={actions} />
    <LinkPayments sessionId={details.sessionId} approval={actions.approval} />
    <DecisionsPanel actions={actions} />
  </>
)
