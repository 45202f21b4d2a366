import { retention } from "@domain/kernel"
import { exitSignupQuestion } from "@domain/launch"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { useTranslation } from "react-i18next"

export interface LeaveDialogProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks whether to quit a sign-up, and says what becomes of its draft. Spec: onboarding, exit-signup confirmation. */
export const LeaveDialog = ({ onLeave, onStay }: LeaveDialogProps) => {
  const { t } = useTranslation(["common", "launch"])
  return (
    <ConfirmDialog
      isOpen
      title={t(exitSignupQuestion.replace("common.", "common:"))}
      confirmLabel={t("common:action.leave")}
      cancelLabel={t("common:action.stay")}
      pendingLabel={t("common:state.saving")}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t("launch:leave.kept", { days: Math.round(retention.abandonedDraft / 86_400_000) })}
    </ConfirmDialog>
  )
}
