import type { ApprovalState, SummaryDecisionKind } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "../parts/layout.module.css"
import { ApprovalBadge } from "./approval-badge.tsx"
import { DecisionForm } from "./decision-form.tsx"

export interface ApprovalPanelProps {
  readonly encodedId: string
  readonly shownHash: string
  readonly approval: ApprovalState
  /** Reads the summary again. */
  readonly onReload: () => void
}

/** Lets whoever has the link approve the campaign, ask for a change or decline, without an account. Ours. */
export const ApprovalPanel = ({ encodedId, shownHash, approval, onReload }: ApprovalPanelProps) => {
  const { t } = useTranslation("launch")
  const [decided, setDecided] = useState<{ readonly kind: SummaryDecisionKind; readonly shownHash: string }>()
  // A decision counts for the version that it was made on.
  const kind = decided?.shownHash === shownHash ? decided.kind : undefined
  return (
    <Panel
      title={t("launch:approval.title")}
      description={t("launch:approval.lead")}
      actions={<ApprovalBadge state={approval} />}
    >
      {kind === undefined ? (
        <DecisionForm
          encodedId={encodedId}
          shownHash={shownHash}
          onDecided={(made) => {
            setDecided({ kind: made, shownHash })
            onReload()
          }}
          onChanged={onReload}
        />
      ) : (
        <div className={layout["stack"]}>
          <Banner
            tone={kind === "Approved" ? "success" : "info"}
            title={t(`launch:approval.done.${kind}.title`)}
            action={
              <NavButton to="/login" kind="secondary" size="small">
                {t("launch:approval.account")}
              </NavButton>
            }
          >
            {t(`launch:approval.done.${kind}.text`)}
          </Banner>
          <div>
            <Button kind="quiet" onPress={() => setDecided(undefined)}>
              {t("launch:approval.again")}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  )
}
