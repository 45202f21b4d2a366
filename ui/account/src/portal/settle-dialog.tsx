import { SettlePaymentIssue } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { PaymentIssue } from "@domain/wallet"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"

/** As many characters as a note may have. */
const noteLength = 600

export interface SettleDialogProps {
  readonly portalId: PortalId
  readonly issue: PaymentIssue
  readonly onClose: () => void
  readonly onSettled: () => void
}

/** Asks how a payment was settled, and takes it off the list. */
export const SettleDialog = ({ portalId, issue, onClose, onSettled }: SettleDialogProps) => {
  const { t } = useTranslation(["account", "common"])
  const [note, setNote] = useState("")
  const [isMissing, setMissing] = useState(false)
  const [state, settle] = useCommand(SettlePaymentIssue, { revalidate: false })
  const send = async () => {
    if (note.trim() === "") return setMissing(true)
    const outcome = await settle({ portalId, issueId: issue.id, note: note.trim() })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:portal.payments.settled"))
    onSettled()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("account:portal.payments.settle")}
      closeLabel={t("common:action.close")}
      actions={
        <Button
          isPending={state.status === "pending"}
          pendingLabel={t("common:state.saving")}
          onPress={() => void send()}
        >
          {t("account:portal.payments.settle")}
        </Button>
      }
    >
      <div className={styles["stack"]}>
        <LoginFailureNotice state={state} />
        <p>{t("account:portal.payments.settleText")}</p>
        <TextArea
          label={t("account:portal.payments.note")}
          hint={t("account:portal.payments.noteHint")}
          error={isMissing && note.trim() === "" ? t("account:portal.payments.noteMissing") : undefined}
          maxLength={noteLength}
          value={note}
          onChange={setNote}
        />
      </div>
    </Dialog>
  )
}
