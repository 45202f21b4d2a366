import type { ListedApprover } from "@application/signup/contract"
import { presentTime } from "@ui/shared/frame"
import { Button } from "@ui/kit/button"
import { useFormat } from "@ui/shared/use-format"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { ApprovalBadge } from "./approval-badge.tsx"
import type { ApprovalActions } from "./use-approval.ts"
import styles from "./summary.module.css"

export interface ApproverRowProps {
  readonly approver: ListedApprover
  readonly actions: Pick<ApprovalActions, "remind" | "isBusy">
  /** Asks whether to close this link. */
  readonly onRemove: () => void
}

/** Whom the summary was sent to: whether they opened it and decided, a reminder, and the way to close their link. Ours. */
export const ApproverRow = ({ approver, actions, onRemove }: ApproverRowProps) => {
  const { t } = useTranslation("launch")
  const format = useFormat()
  const momentIn = useMomentIn()
  const { approverId, name, to, sentAt, views, lastViewedAt, decision, remindedAt, remindableAt } = approver
  const isTooSoon = remindableAt !== undefined && remindableAt > presentTime()
  return (
    <li className={styles["decision"]}>
      <p className={layout["row"]}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <ApprovalBadge state={decision ?? "Open"} />
      </p>
      <p className={layout["soft"]}>
        {name === to ? null : (
          <>
            <bdi dir="ltr">{to}</bdi>
            {" · "}
          </>
        )}
        {t("launch:approval.sentAt", { at: momentIn(sentAt, format.timeZone) })}
        {" · "}
        {lastViewedAt === undefined
          ? t("launch:approval.notViewed")
          : t("launch:approval.viewed", { count: views, at: momentIn(lastViewedAt, format.timeZone) })}
      </p>
      {remindedAt === undefined ? null : (
        <p className={layout["soft"]}>
          {t("launch:approval.remindedAt", { at: momentIn(remindedAt, format.timeZone) })}
        </p>
      )}
      {isTooSoon ? (
        <p className={layout["soft"]}>
          {t("launch:approval.remindableAt", { at: momentIn(remindableAt, format.timeZone) })}
        </p>
      ) : null}
      <div className={layout["row"]}>
        {remindableAt === undefined || isTooSoon ? null : (
          <Button
            kind="secondary"
            size="small"
            isDisabled={actions.isBusy}
            onPress={() => void actions.remind(approverId)}
            aria-label={t("launch:approval.remindWhom", { name })}
          >
            {t("launch:approval.remind")}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          isDisabled={actions.isBusy}
          onPress={onRemove}
          aria-label={t("launch:approval.removeWhom", { name })}
        >
          {t("launch:approval.remove")}
        </Button>
      </div>
    </li>
  )
}
