import { ReopenBudget } from "@application/campaigns/contract"
import type { SignupSession } from "@domain/signup"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { FailureNotice } from "@ui/shared/frame"
import { useLaunchFlow } from "@ui/shared/launch"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"

export interface ReopenBudgetDialogProps {
  readonly details: SignupSession
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The draft is unpaid and its budget may be changed. */
  readonly onReopened: () => void
}

/** Says what becomes of the payment before a paid budget is opened again. */
export const ReopenBudgetDialog = ({ details, isOpen, onClose, onReopened }: ReopenBudgetDialogProps) => {
  const { t } = useTranslation(["launch", "common"])
  const flow = useLaunchFlow()
  const [state, reopenBudget] = useCommand(ReopenBudget, { revalidate: false })
  const { businessProfileId, campaignId } = details
  const failure = failureIn(state)
  const reopen = async () => {
    if (businessProfileId === undefined || campaignId === undefined) return
    const outcome = await reopenBudget({ businessProfileId, campaignId })
    if (outcome?.status !== "succeeded") return
    await flow.refresh()
    onClose()
    onReopened()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("launch:review.reopenTitle")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            isPending={state.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void reopen()}
          >
            {t("launch:review.reopen")}
          </Button>
        </>
      }
    >
      <div className={layout["tight"]}>
        <p>{t("launch:review.reopenText")}</p>
        <FailureNotice failure={failure} />
      </div>
    </Dialog>
  )
}
