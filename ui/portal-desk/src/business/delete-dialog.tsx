import type { PortalBusiness } from "@application/businesses/contract"
import { DeletePortalBusiness, type DeletionPlan } from "@application/identity/contract"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { DeletionPlanView } from "@ui/shared/deletion"
import { usePortal } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"

const fewestLetters = 3
const mostLetters = 600

export interface DeleteDialogProps {
  readonly business: Pick<PortalBusiness, "id" | "name">
  readonly plan: DeletionPlan
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Says what a deletion erases, keeps and gives back, and asks for the reason that the members read. */
export const DeleteDialog = ({ business: { id, name }, plan, onClose, onDone }: DeleteDialogProps) => {
  const { t } = useTranslation(["deletion", "common"])
  const { portal } = usePortal()
  const format = useFormat()
  const [reason, setReason] = useState("")
  const [state, remove] = useCommand(DeletePortalBusiness, { revalidate: false })
  const words = reason.trim()
  const ask = async () => {
    const outcome = await remove({ portalId: portal.id, businessProfileId: id, reason: words })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("deletion:desk.asked", { name, day: format.dayOf(outcome.output.erasesAt) }))
    onDone()
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t("deletion:desk.ask", { name })}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            kind="danger"
            isDisabled={words.length < fewestLetters}
            isPending={state.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void ask()}
          >
            {t("deletion:desk.do")}
          </Button>
        </>
      }
    >
      <div className={panel["stack"]}>
        <LoginFailureNotice state={state} />
        <DeletionPlanView plan={plan} />
        <TextArea
          label={t("deletion:desk.reason")}
          maxLength={mostLetters}
          isRequired
          value={reason}
          onChange={setReason}
        />
      </div>
    </Dialog>
  )
}
