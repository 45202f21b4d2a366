import { SettlePaymentIssue, WriteOffPaymentIssue } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { PaymentIssue } from "@domain/wallet"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

/** How many characters a note may have. */
const noteLength = 600

/** How a payment leaves the list. */
export type IssueAct = "settle" | "writeOff"

export interface SettleDialogProps {
  readonly portalId: PortalId
  readonly issue: PaymentIssue
  readonly act: IssueAct
  readonly onClose: () => void
  readonly onSettled: () => void
}

/** Asks how a payment was settled or why it is written off, and takes it off the list. */
export const SettleDialog = ({ portalId, issue, act, onClose, onSettled }: SettleDialogProps) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const [words, setWords] = useState("")
  const [isMissing, setMissing] = useState(false)
  const [settling, settle] = useCommand(SettlePaymentIssue, { revalidate: false })
  const [writing, writeOff] = useCommand(WriteOffPaymentIssue, { revalidate: false })
  const state = act === "settle" ? settling : writing
  const name = t(`account:portal.payments.${act}`)
  const amount = format.money(issue.amount, issue.currency)
  const send = async () => {
    const said = words.trim()
    if (said === "") return setMissing(true)
    const about = { portalId, issueId: issue.id }
    const outcome =
      act === "settle" ? await settle({ ...about, note: said }) : await writeOff({ ...about, reason: said })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(`account:portal.payments.${act}Done`))
    onSettled()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      closeLabel={t("common:action.close")}
      actions={
        <Button
          kind={act === "writeOff" ? "danger" : "primary"}
          isPending={state.status === "pending"}
          pendingLabel={t("common:state.saving")}
          onPress={() => void send()}
        >
          {name}
        </Button>
      }
    >
      <div className={styles["stack"]}>
        {state.status === "failed" && state.failure._tag === "WriteOffRefused" ? (
          <Banner tone="error">{t(`account:portal.payments.refused.${state.failure.reason}`)}</Banner>
        ) : (
          <LoginFailureNotice state={state} />
        )}
        <p>
          {act === "settle"
            ? t("account:portal.payments.settleText")
            : t(`account:portal.payments.writeOffText.${issue.kind === "disputeLost" ? "lost" : "found"}`, { amount })}
        </p>
        <TextArea
          label={t(`account:portal.payments.${act}Note`)}
          hint={t(`account:portal.payments.${act}Hint`)}
          error={isMissing && words.trim() === "" ? t(`account:portal.payments.${act}Missing`) : undefined}
          maxLength={noteLength}
          value={words}
          onChange={setWords}
        />
      </div>
    </Dialog>
  )
}
