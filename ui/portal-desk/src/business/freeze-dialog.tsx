import { FreezeBusiness, type PortalBusiness, ReleaseBusiness } from "@application/businesses/contract"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"

const fewestLetters = 3
const mostLetters = 600

export interface FreezeDialogProps {
  readonly business: Pick<PortalBusiness, "id" | "name">
  /** Whether the business is released, not frozen. */
  readonly isRelease: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Says what a freeze or its end does, and asks for the reason that the owners read. */
export const FreezeDialog = ({ business: { id, name }, isRelease, onClose, onDone }: FreezeDialogProps) => {
  const { t } = useTranslation(["portalBusinesses", "common"])
  const { portal } = usePortal()
  const [reason, setReason] = useState("")
  const [freezing, freeze] = useCommand(FreezeBusiness, { revalidate: false })
  const [releasing, release] = useCommand(ReleaseBusiness, { revalidate: false })
  const words = reason.trim()
  const decide = async () => {
    const order = { portalId: portal.id, businessProfileId: id, reason: words }
    const outcome = await (isRelease ? release(order) : freeze(order))
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(isRelease ? "portalBusinesses:freeze.released" : "portalBusinesses:freeze.frozen", { name }))
    onDone()
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t(isRelease ? "portalBusinesses:freeze.releaseTitle" : "portalBusinesses:freeze.title", { name })}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            kind={isRelease ? "primary" : "danger"}
            isDisabled={words.length < fewestLetters}
            isPending={freezing.status === "pending" || releasing.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void decide()}
          >
            {t(isRelease ? "portalBusinesses:freeze.release" : "portalBusinesses:freeze.do")}
          </Button>
        </>
      }
    >
      <div className={panel["stack"]}>
        <LoginFailureNotice state={freezing} />
        <LoginFailureNotice state={releasing} />
        <p>{t(isRelease ? "portalBusinesses:freeze.releaseWhat" : "portalBusinesses:freeze.what")}</p>
        <TextArea
          label={t(isRelease ? "portalBusinesses:freeze.releaseReason" : "portalBusinesses:freeze.reason")}
          maxLength={mostLetters}
          isRequired
          value={reason}
          onChange={setReason}
        />
      </div>
    </Dialog>
  )
}
