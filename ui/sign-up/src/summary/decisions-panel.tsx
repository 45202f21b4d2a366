import { ListSummaryDecisions, WithdrawSummary } from "@application/signup/contract"
import type { SignupSession, SummaryDecision } from "@domain/signup"
import { useCommand, useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "../parts/layout.module.css"
import { ApprovalBadge } from "./approval-badge.tsx"
import styles from "./summary.module.css"

const Decision = ({ decision }: { readonly decision: SummaryDecision }) => {
  const { t } = useTranslation("launch")
  const format = useFormat()
  const { kind, approverName, section, comment, decidedAt, isCurrent } = decision
  return (
    <li className={styles["decision"]}>
      <p className={layout["row"]}>
        <strong>
          <bdi>{approverName}</bdi>
        </strong>
        <ApprovalBadge state={kind} />
        <span className={layout["soft"]}>{format.moment(decidedAt)}</span>
      </p>
      {section === undefined ? null : <p className={layout["soft"]}>{t(`launch:approval.sections.${section}`)}</p>}
      {comment === undefined ? null : (
        <blockquote className={styles["comment"]}>
          <bdi>{comment}</bdi>
        </blockquote>
      )}
      {isCurrent ? null : <p className={layout["soft"]}>{t("launch:approval.earlier")}</p>}
    </li>
  )
}

/** Who decided on the shared summary and how, newest first, and the way to close its link. Ours. */
export const DecisionsPanel = ({ details }: { readonly details: Pick<SignupSession, "sessionId" | "revision"> }) => {
  const { t } = useTranslation(["launch", "common", "failures"])
  const { sessionId, revision } = details
  const { output, failure, retry } = useRead(ListSummaryDecisions, { sessionId })
  const [isAsked, setAsked] = useState(false)
  const [withdrawal, withdraw] = useCommand(WithdrawSummary, { revalidate: false })
  // A change voids the decisions before it.
  useEffect(() => retry(), [retry, revision])
  const withdrawNow = async () => {
    await withdraw({ sessionId })
    setAsked(false)
  }
  const refusal =
    withdrawal.status === "failed" ? withdrawal.failure : withdrawal.status === "broken" ? withdrawal.error : undefined
  return (
    <Panel
      title={t("launch:approval.decisions")}
      description={t("launch:approval.decisionsText")}
      {...(output !== undefined && { actions: <ApprovalBadge state={output.approval} /> })}
    >
      <div className={layout["tight"]}>
        <FailureNotice failure={failure ?? refusal} />
        {output?.decisions.length === 0 ? <p className={layout["soft"]}>{t("launch:approval.none")}</p> : null}
        {output === undefined || output.decisions.length === 0 ? null : (
          <ul className={styles["decisions"]}>
            {output.decisions.map((decision) => (
              <Decision key={`${decision.decidedAt} ${decision.approverName} ${decision.kind}`} decision={decision} />
            ))}
          </ul>
        )}
        {withdrawal.status === "succeeded" ? (
          <Banner tone="success" title={t("launch:approval.withdrawn")}>
            {t("launch:approval.withdrawnText")}
          </Banner>
        ) : (
          <div>
            <Button kind="quiet" size="small" onPress={() => setAsked(true)}>
              {t("launch:approval.withdraw")}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("launch:approval.withdrawTitle")}
        confirmLabel={t("launch:approval.withdraw")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        isPending={withdrawal.status === "pending"}
        onConfirm={() => void withdrawNow()}
        onCancel={() => setAsked(false)}
      >
        <p>{t("launch:approval.withdrawText")}</p>
      </ConfirmDialog>
    </Panel>
  )
}
