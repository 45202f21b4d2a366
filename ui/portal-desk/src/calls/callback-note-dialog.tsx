import { ClaimCallbackRequest, HandleCallbackRequest, type ShownCallback } from "@application/identity/contract"
import type { PortalId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

/** How many characters a note may have. */
const noteLength = 1_000

export interface CallbackNoteDialogProps {
  readonly portalId: PortalId
  readonly request: ShownCallback
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Notes what came of a call: for colleagues while it is open, or as the word that closes it. */
export const CallbackNoteDialog = ({ portalId, request, onClose, onDone }: CallbackNoteDialogProps) => {
  const { t } = useTranslation(["account", "common"])
  const [words, setWords] = useState(request.note ?? "")
  const [noting, keep] = useCommand(ClaimCallbackRequest, { revalidate: false })
  const [closing, handle] = useCommand(HandleCallbackRequest, { revalidate: false })
  const about = { portalId, callbackRequestId: request.id }
  const note = words.trim()
  const isPending = noting.status === "pending" || closing.status === "pending"
  const save = async () => {
    const outcome = await keep({ ...about, isClaimed: true, note })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:portal.calls.noted"))
    onDone()
  }
  const close = async () => {
    const outcome = await handle({ ...about, isHandled: true, ...(note !== "" && { note }) })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:portal.calls.closed"))
    onDone()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("account:portal.calls.openNamed", { name: request.businessName })}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" isDisabled={isPending || note === ""} onPress={() => void save()}>
            {t("account:portal.calls.save")}
          </Button>
          <Button isPending={isPending} pendingLabel={t("common:state.saving")} onPress={() => void close()}>
            {t("account:portal.calls.close")}
          </Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <LoginFailureNotice state={noting} />
        <LoginFailureNotice state={closing} />
        <TextArea
          label={t("account:portal.calls.note")}
          hint={t("account:portal.calls.noteHint")}
          maxLength={noteLength}
          value={words}
          onChange={setWords}
        />
      </div>
    </Dialog>
  )
}
