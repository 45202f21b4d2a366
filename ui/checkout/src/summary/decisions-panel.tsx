import type { SummaryDecision } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { useFormat } from "@ui/shared/use-format"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { ApprovalBadge } from "./approval-badge.tsx"
import { CommentItem } from "./comment-item.tsx"
import type { ApprovalActions } from "./use-approval.ts"
import styles from "./summary.module.css"

interface DecisionProps {
  readonly decision: SummaryDecision
  readonly onMark: ApprovalActions["mark"]
}

const Decision = ({ decision, onMark }: DecisionProps) => {
  const { t } = useTranslation("launch")
  const format = useFormat()
  const momentIn = useMomentIn()
  const { kind, approverName, approverId, comments, decidedAt, isCurrent } = decision
  return (
    <li className={styles["decision"]}>
      <p className={layout["row"]}>
        <strong>
          <bdi>{approverName}</bdi>
        </strong>
        <ApprovalBadge state={kind} />
        <span className={layout["soft"]}>{momentIn(decidedAt, format.timeZone)}</span>
      </p>
      {approverId === undefined ? <p className={layout["soft"]}>{t("launch:approval.byCopiedLink")}</p> : null}
      {comments.map((comment) => (
        <div key={comment.commentId} className={layout["tight"]}>
          <p className={layout["soft"]}>{t(`launch:approval.sections.${comment.section ?? "all"}`)}</p>
          <CommentItem comment={comment} onMark={onMark} />
        </div>
      ))}
      {isCurrent ? null : <p className={layout["soft"]}>{t("launch:approval.earlier")}</p>}
    </li>
  )
}

/** Who decided on the shared summary and how, newest first, how its link stands, and the way to close it. Ours. */
export const DecisionsPanel = ({ actions }: { readonly actions: ApprovalActions }) => {
  const { t } = useTranslation(["launch", "common", "failures"])
  const format = useFormat()
  const momentIn = useMomentIn()
  const [isAsked, setAsked] = useState(false)
  const { approval, isWithdrawing, withdraw, mark } = actions
  if (approval === undefined) return null
  const { decisions, link, linkUntil } = approval
  const isShut = link === "Closed" || link === "Expired"
  return (
    <Panel
      title={t("launch:approval.decisions")}
      description={t("launch:approval.decisionsText")}
      actions={<ApprovalBadge state={approval.approval} />}
    >
      <div className={layout["tight"]}>
        {decisions.length === 0 ? (
          <p className={layout["soft"]}>{t("launch:approval.none")}</p>
        ) : (
          <ul className={styles["decisions"]}>
            {decisions.map((decision) => (
              <Decision
                key={`${decision.decidedAt} ${decision.approverName} ${decision.kind}`}
                decision={decision}
                onMark={mark}
              />
            ))}
          </ul>
        )}
        <div aria-live="polite">
          {isShut ? (
            <Banner tone="info" title={t(`launch:approval.link.${link}`)}>
              {t("launch:approval.sendAgain")}
            </Banner>
          ) : linkUntil === undefined ? null : (
            <p className={layout["soft"]}>
              {t("launch:approval.link.Open", { until: momentIn(linkUntil, format.timeZone) })}
            </p>
          )}
        </div>
        {isShut ? null : (
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
        isPending={isWithdrawing}
        onConfirm={() => void withdraw().then(() => setAsked(false))}
        onCancel={() => setAsked(false)}
      >
        <p>{t("launch:approval.withdrawText")}</p>
      </ConfirmDialog>
    </Panel>
  )
}
