import { RemovePortalEndpoint } from "@application/integrations/contract"
import { failureIn, useCommand } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import type { OfEndpointProps } from "./endpoint-acts.ts"

export interface RemoveEndpointDialogProps extends OfEndpointProps {
  readonly onRemoved: () => void
}

/** The question before an endpoint is removed, with how many events it has not had. */
export const RemoveEndpointDialog = ({ portalId, endpoint, onClose, onRemoved }: RemoveEndpointDialogProps) => {
  const { t } = useTranslation(["portalWebhooks", "common"])
  const [removing, remove] = useCommand(RemovePortalEndpoint, { revalidate: false })
  const { name, waiting, failed } = endpoint
  const confirm = async () => {
    const outcome = await remove({ portalId, endpointId: endpoint.id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("portalWebhooks:done.remove", { name }))
    onRemoved()
  }
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("portalWebhooks:remove.title", { name })}
      confirmLabel={t("portalWebhooks:act.remove")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      isPending={removing.status === "pending"}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <FailureNotice failure={failureIn(removing)} />
      <p>{t("portalWebhooks:remove.text")}</p>
      {waiting + failed === 0 ? null : <p>{t("portalWebhooks:remove.open", { count: waiting + failed })}</p>}
    </ConfirmDialog>
  )
}
