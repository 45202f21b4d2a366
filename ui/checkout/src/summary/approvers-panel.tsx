import type { ListedApprover } from "@application/signup/contract"
import { ApprovalRule } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { RadioCards } from "@ui/kit/radio-cards"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, NavButton, useMayBeSignedIn } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { ApproverRow } from "./approver-row.tsx"
import { ChangedNotice } from "./changed-notice.tsx"
import { standingTones } from "./standing-tones.ts"
import type { ApprovalActions } from "./use-approval.ts"
import styles from "./summary.module.css"

/** Where the approval stands, what to do next, and everybody who was asked for it. Ours. */
export const ApproversPanel = ({ actions }: { readonly actions: ApprovalActions }) => {
  const { t } = useTranslation(["launch", "common", "failures"])
  const format = useFormat()
  const momentIn = useMomentIn()
  const isSignedIn = useMayBeSignedIn()
  const [leaving, setLeaving] = useState<ListedApprover>()
  const { approval, failure } = actions
  if (approval === undefined && failure === undefined)
    return (
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="8rem" />
      </LoadingRegion>
    )
  const { approvers = [], copiedLink, standing, isNeeded, rule, changedParts = [] } = approval ?? {}
  return (
    <Panel
      title={t("launch:approval.approvers")}
      description={t("launch:approval.approversText")}
      {...(isNeeded === true &&
        isSignedIn && {
          actions: (
            <NavButton kind="quiet" size="small" to="/clients/drafts">
              {t("launch:approval.clients")}
            </NavButton>
          ),
        })}
    >
      <div className={layout["stack"]}>
        <FailureNotice failure={failure} />
        <div aria-live="polite" className={layout["tight"]}>
          {standing === undefined ? null : (
            <Banner tone={standingTones[standing]} title={t(`launch:approval.standing.${standing}.title`)}>
              {isNeeded === true ? t(`launch:approval.standing.${standing}.text`) : null}
            </Banner>
          )}
          <ChangedNotice parts={changedParts} />
        </div>
        {approvers.length === 0 ? null : (
          <ul className={styles["decisions"]}>
            {approvers.map((approver) => (
              <ApproverRow
                key={approver.approverId}
                approver={approver}
                actions={actions}
                onRemove={() => setLeaving(approver)}
              />
            ))}
          </ul>
        )}
        {copiedLink?.lastViewedAt === undefined ? null : (
          <p className={layout["soft"]}>
            {t("launch:approval.copiedViews", {
              count: copiedLink.views,
              at: momentIn(copiedLink.lastViewedAt, format.timeZone),
            })}
          </p>
        )}
        {approvers.length > 1 && rule !== undefined ? (
          <RadioCards
            label={t("launch:approval.rule")}
            value={rule}
            isCompact
            isDisabled={actions.isBusy}
            onChange={(id) => void actions.setRule(ApprovalRule.literals.find((known) => known === id) ?? rule)}
            options={ApprovalRule.literals.map((id) => ({
              id,
              title: t(`launch:approval.rules.${id}.title`),
              description: t(`launch:approval.rules.${id}.text`),
            }))}
          />
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t("launch:approval.removeTitle", { name: leaving?.name ?? "" })}
        confirmLabel={t("launch:approval.remove")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        isPending={actions.isBusy}
        onConfirm={() => {
          if (leaving !== undefined) void actions.remove(leaving.approverId).then(() => setLeaving(undefined))
        }}
        onCancel={() => setLeaving(undefined)}
      >
        <p>{t("launch:approval.removeText")}</p>
      </ConfirmDialog>
    </Panel>
  )
}
