import type { ApprovalState, DecidedPart, SummaryDecisionKind } from "@domain/signup"
import type { NamedDecision } from "@application/signup/contract"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { ApprovalBadge } from "./approval-badge.tsx"
import { ChangedNotice } from "./changed-notice.tsx"
import { DecisionForm } from "./decision-form.tsx"
import { OtherApprovers } from "./other-approvers.tsx"

export interface ApprovalPanelProps {
  readonly encodedId: string
  readonly shownHash: string
  readonly approval: ApprovalState
  /** What changed since the last decision. */
  readonly changedParts: ReadonlyArray<DecidedPart>
  /** Whom the link was sent to, with their decision on this version; absent for a copied link. */
  readonly recipient: NamedDecision | undefined
  /** The other approvers. */
  readonly others: ReadonlyArray<NamedDecision>
  /** A launched campaign takes no decision any more. */
  readonly isLaunched: boolean
  /** Whether it is about a change of a campaign that runs already. */
  readonly isChange: boolean
  /** Reads the summary again. */
  readonly onReload: () => void
}

/** Lets whoever has the link approve the campaign, ask for a change or decline, without an account. Ours. */
export const ApprovalPanel = ({
  encodedId,
  shownHash,
  approval,
  changedParts,
  recipient,
  others,
  isLaunched,
  isChange,
  onReload,
}: ApprovalPanelProps) => {
  const { t } = useTranslation("launch")
  const [isDecidingAgain, setDecidingAgain] = useState(false)
  const [decided, setDecided] = useState<{ readonly kind: SummaryDecisionKind; readonly shownHash: string }>()
  // A decision counts for the version that it was made on.
  const kind = decided?.shownHash === shownHash ? decided.kind : recipient?.decision
  // A copied link's holder says what they think; it lets nothing move.
  const spoken = recipient === undefined ? "said" : "done"
  if (isLaunched)
    return (
      <Panel title={t("launch:approval.title")}>
        <Banner tone="info" title={t("launch:approval.launched.title")}>
          {t("launch:approval.launched.text")}
        </Banner>
      </Panel>
    )
  return (
    <Panel title={t("launch:approval.title")} actions={<ApprovalBadge state={approval} />}>
      <p>{t(isChange ? "launch:approval.changeLead" : "launch:approval.lead")}</p>
      {kind === undefined || isDecidingAgain ? (
        <div className={layout["stack"]}>
          <ChangedNotice parts={changedParts} />
          {recipient === undefined ? (
            <Banner tone="info" title={t("launch:approval.copiedTitle")}>
              {t("launch:approval.copied")}
            </Banner>
          ) : (
            <p className={layout["soft"]}>{t("launch:approval.sentTo", { name: recipient.name })}</p>
          )}
          <OtherApprovers others={others} />
          <DecisionForm
            encodedId={encodedId}
            shownHash={shownHash}
            recipient={recipient?.name}
            onDecided={(made) => {
              setDecidingAgain(false)
              setDecided({ kind: made, shownHash })
              onReload()
            }}
            onChanged={onReload}
          />
        </div>
      ) : (
        <div className={layout["stack"]}>
          <Banner
            tone={kind === "Approved" && recipient !== undefined ? "success" : "info"}
            title={t(`launch:approval.${spoken}.${kind}.title`)}
            action={
              <NavButton to="/login" kind="secondary" size="small">
                {t("launch:approval.account")}
              </NavButton>
            }
          >
            {t(`launch:approval.${spoken}.${kind}.text`)}
          </Banner>
          <OtherApprovers others={others} />
          <div>
            <Button kind="quiet" onPress={() => setDecidingAgain(true)}>
              {t("launch:approval.again")}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  )
}
