import { RemoveLeadDestination } from "@application/integrations/contract"
import { failureIn, useCommand } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import type { OfDestinationProps } from "./of-destination.ts"

export interface RemoveDialogProps extends OfDestinationProps {
  readonly onRemoved: () => void
}

/** The question before a destination is removed, with how many leads it has not had. */
export const RemoveDialog = ({ businessProfileId, destination, onClose, onRemoved }: RemoveDialogProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const format = useFormat()
  const [removing, remove] = useCommand(RemoveLeadDestination, { revalidate: false })
  const open = destination.waiting + destination.failed
  const confirm = async () => {
    const outcome = await remove({ businessProfileId, destinationId: destination.id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("leadDelivery:done.remove", { name: destination.name }))
    onRemoved()
  }
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("leadDelivery:remove.title", { name: destination.name })}
      confirmLabel={t("leadDelivery:act.remove")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      isPending={removing.status === "pending"}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <FailureNotice failure={failureIn(removing)} />
      <p>{t("leadDelivery:remove.text")}</p>
      {open === 0 ? null : <p>{t("leadDelivery:remove.open", { count: open, amount: format.number(open) })}</p>}
    </ConfirmDialog>
  )
}
