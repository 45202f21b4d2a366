import { RemoveConversions } from "@application/conversions/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { ActionDialog } from "./action-dialog.tsx"
import { KeyDialog } from "./key-dialog.tsx"
import type { Action, SetUp } from "./read-conversions.ts"
import { SiteDialog } from "./site-dialog.tsx"

/** The dialog that is open; a key is shown once, after it was made. */
export type Opened =
  | { readonly what: "site" }
  | { readonly what: "action"; readonly action?: Action }
  | { readonly what: "key"; readonly serverKey: string }
  | { readonly what: "remove" }

interface OfBusiness {
  readonly businessProfileId: BusinessProfileId
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The question before everything is removed, with what goes and what stays. */
const RemoveDialog = ({ businessProfileId, onClose, onSaved }: OfBusiness) => {
  const { t } = useTranslation(["conversions", "common"])
  const [removing, remove] = useCommand(RemoveConversions, { revalidate: false })
  const confirm = async () => {
    const outcome = await remove({ businessProfileId })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("conversions:remove.done"))
    onSaved()
  }
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("conversions:remove.title")}
      confirmLabel={t("conversions:remove.confirm")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      isPending={removing.status === "pending"}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <FailureNotice failure={failureIn(removing)} />
      <p>{t("conversions:remove.text")}</p>
    </ConfirmDialog>
  )
}

export interface ConversionDialogsProps {
  readonly businessProfileId: BusinessProfileId
  readonly setUp: SetUp
  readonly opened: Opened
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** The dialog of what was asked for. */
export const ConversionDialogs = (props: ConversionDialogsProps) => {
  const { businessProfileId, setUp, opened, onClose, onChanged } = props
  const saved = () => {
    onChanged()
    onClose()
  }
  const of = { businessProfileId, onClose, onSaved: saved }
  switch (opened.what) {
    case "site":
      return <SiteDialog {...of} setUp={setUp} />
    case "action":
      return (
        <ActionDialog
          {...of}
          currency={setUp.currency}
          {...(opened.action !== undefined && { action: opened.action })}
        />
      )
    case "key":
      return <KeyDialog serverKey={opened.serverKey} address={setUp.serverAddress} onClose={onClose} />
    case "remove":
      return <RemoveDialog {...of} />
  }
}
