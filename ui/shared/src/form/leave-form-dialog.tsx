import { afterSave, answerLeavePrompt, type Departure, type LeaveChoice } from "@domain/businesses"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useState } from "react"
import { useTranslation } from "react-i18next"

export interface LeaveFormDialogProps {
  readonly isPending: boolean
  /** Saves, and answers whether it is saved. */
  readonly onSave: () => Promise<boolean>
  /** Leaves the page, with what was typed saved or given up. */
  readonly onLeave: (isSaved: boolean) => void
  readonly onStay: () => void
}

/** The three ways to answer for unsaved changes; a save that fails asks again. Spec: screens, product-feed screen. */
export const LeaveFormDialog = ({ isPending, onSave, onLeave, onStay }: LeaveFormDialogProps) => {
  const { t } = useTranslation(["common"])
  const [isNotSaved, setNotSaved] = useState(false)
  const end = (departure: Departure, isSaved: boolean) => {
    if (departure === "left") onLeave(isSaved)
    if (departure === "stayed") onStay()
  }
  const choose = async (choice: LeaveChoice) => {
    const departure = answerLeavePrompt("prompting", choice)
    if (departure !== "saving") return end(departure, false)
    const isSaved = await onSave()
    setNotSaved(!isSaved)
    end(afterSave(departure, isSaved), isSaved)
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      onClose={onStay}
      title={t("common:confirm.unsaved")}
      actions={
        <>
          <Button kind="quiet" isDisabled={isPending} onPress={() => void choose("leave")}>
            {t("common:action.leave")}
          </Button>
          <Button kind="secondary" isDisabled={isPending} onPress={() => void choose("stay")}>
            {t("common:action.stay")}
          </Button>
          <Button
            isPending={isPending}
            pendingLabel={t("common:state.saving")}
            onPress={() => void choose("saveAndContinue")}
          >
            {t("common:action.saveAndContinue")}
          </Button>
        </>
      }
    >
      {isNotSaved ? (
        <Banner tone="error">{t("common:confirm.notSaved")}</Banner>
      ) : (
        <p>{t("common:confirm.unsavedText")}</p>
      )}
    </Dialog>
  )
}
