import { RotateDestinationSecret } from "@application/integrations/contract"
import type { LeadDestination } from "@domain/integrations"
import { failureIn, useCommand } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import type { OfDestinationProps } from "./of-destination.ts"

export interface RotateDialogProps extends OfDestinationProps {
  readonly onRotated: (destination: LeadDestination, secret: string) => void
}

/** The question before another secret is made. */
export const RotateDialog = ({ businessProfileId, destination, onClose, onRotated }: RotateDialogProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const [rotating, rotate] = useCommand(RotateDestinationSecret, { revalidate: false })
  const confirm = async () => {
    const outcome = await rotate({ businessProfileId, destinationId: destination.id })
    if (outcome?.status === "succeeded") onRotated(outcome.output.destination, outcome.output.secret)
  }
  return (
    <ConfirmDialog
      isOpen
      title={t("leadDelivery:rotate.title", { name: destination.name })}
      confirmLabel={t("leadDelivery:rotate.action")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      isPending={rotating.status === "pending"}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <FailureNotice failure={failureIn(rotating)} />
      <p>{t("leadDelivery:rotate.text")}</p>
    </ConfirmDialog>
  )
}
