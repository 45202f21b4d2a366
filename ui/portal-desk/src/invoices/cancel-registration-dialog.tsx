import { CancelRegistration } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { CancellationReason, longestRemark, type RegisteredDocument } from "@domain/wallet"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

export interface CancelRegistrationDialogProps {
  readonly portalId: PortalId
  readonly document: RegisteredDocument
  readonly onClose: () => void
  readonly onCancelled: () => void
}

const first: { readonly reason: CancellationReason; readonly remark: string } = { reason: "dataEntry", remark: "" }

/** Asks why a registration is cancelled, and cancels it at the tax office's portal. */
export const CancelRegistrationDialog = ({
  portalId,
  document,
  onClose,
  onCancelled,
}: CancelRegistrationDialogProps) => {
  const { t } = useTranslation(["account", "common"])
  const form = useForm(CancelRegistration, {
    values: first,
    input: ({ reason, remark }) => Result.succeed({ portalId, documentId: document.id, reason, remark: remark.trim() }),
    revalidate: false,
    onSaved: () => {
      toastSuccess(t("account:portal.registered.done", { number: document.number }))
      onCancelled()
    },
  })
  const { state } = form
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("account:portal.registered.cancelNamed", { number: document.number })}
      closeLabel={t("common:action.close")}
      actions={
        <Button
          kind="danger"
          isPending={form.isPending}
          pendingLabel={t("common:state.saving")}
          onPress={() => void form.submit()}
        >
          {t("account:portal.registered.cancel")}
        </Button>
      }
    >
      <div className={styles["stack"]}>
        {state.status === "failed" && state.failure._tag === "RegistrationNotCancelled" ? (
          <Banner tone="error">{t(`account:portal.registered.refused.${state.failure.reason}`)}</Banner>
        ) : (
          <LoginFailureNotice state={state} />
        )}
        <p>{t("account:portal.registered.text")}</p>
        <Select
          label={t("account:portal.registered.reason")}
          placeholder={t("account:portal.registered.reason")}
          {...form.choice("reason", CancellationReason.literals)}
          options={CancellationReason.literals.map((id) => ({
            id,
            label: t(`account:portal.registered.reasons.${id}`),
          }))}
        />
        <TextField
          label={t("account:portal.registered.remark")}
          hint={t("account:portal.registered.remarkHint")}
          {...form.field("remark")}
          maxLength={longestRemark}
        />
      </div>
    </Dialog>
  )
}
