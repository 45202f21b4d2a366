import { DisconnectConversionNetwork } from "@application/conversions/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { LogDialog } from "./log-dialog.tsx"
import type { OfNetworkProps, OpenedNetwork } from "./opened-network.ts"

export interface NetworkDialogsProps {
  readonly businessProfileId: BusinessProfileId
  readonly opened: OpenedNetwork
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** The dialog of a network that is open. */
export const NetworkDialogs = ({ businessProfileId, opened, onClose, onChanged }: NetworkDialogsProps) => {
  const of = { businessProfileId, connection: opened.connection, onClose }
  return opened.what === "log" ? <LogDialog {...of} /> : <DisconnectDialog {...of} onChanged={onChanged} />
}

const DisconnectDialog = ({
  businessProfileId,
  connection,
  onClose,
  onChanged,
}: OfNetworkProps & { readonly onChanged: () => void }) => {
  const { t } = useTranslation(["conversionNetworks", "common"])
  const [state, disconnect] = useCommand(DisconnectConversionNetwork, { revalidate: false })
  const { network } = connection
  const name = t(`conversionNetworks:network.${network}`)
  const confirm = async () => {
    const outcome = await disconnect({ businessProfileId, network })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("conversionNetworks:done.disconnect", { name }))
    onChanged()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("conversionNetworks:disconnect.title", { name })}
      confirmLabel={t("conversionNetworks:act.disconnect")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      isPending={state.status === "pending"}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <FailureNotice failure={failureIn(state)} />
      <p>{t("conversionNetworks:disconnect.text", { name })}</p>
    </ConfirmDialog>
  )
}
