import type { NextAction } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { NavButton } from "@ui/shared/frame"
import { isOfDraft, stepPlace } from "@ui/shared/outcome"
import { useTranslation } from "react-i18next"

export interface StepActProps {
  /** Address of the business: "/app/7". */
  readonly root: string
  readonly action: NextAction
  readonly label: string
  readonly isPrimary: boolean
  /** Session id of the draft that is being opened. */
  readonly opening: string | undefined
  readonly onContinueDraft: (sessionId: string) => void
  /** Absent where the portal lets nobody launch. */
  readonly onNewCampaign: (() => void) | undefined
  readonly isCreating: boolean
}

/** The button or the link of a step; nothing where it cannot be taken here. */
export const StepAct = (props: StepActProps) => {
  const { root, action, label, isPrimary, opening, onContinueDraft, onNewCampaign, isCreating } = props
  const { t } = useTranslation(["app", "common"])
  const { kind, sessionId } = action
  const look = { size: "small", kind: isPrimary ? "primary" : "secondary" } as const
  if (isOfDraft(action) && sessionId !== undefined) {
    return (
      <Button
        {...look}
        isPending={opening === sessionId}
        pendingLabel={t("common:state.loading")}
        onPress={() => onContinueDraft(sessionId)}
      >
        {label}
      </Button>
    )
  }
  if (kind === "createCampaign") {
    return onNewCampaign === undefined ? null : (
      <Button {...look} isPending={isCreating} pendingLabel={t("app:campaigns.creating")} onPress={onNewCampaign}>
        {label}
      </Button>
    )
  }
  const place = stepPlace(root, action)
  return place === undefined ? null : (
    <NavButton {...look} to={place}>
      {label}
    </NavButton>
  )
}
