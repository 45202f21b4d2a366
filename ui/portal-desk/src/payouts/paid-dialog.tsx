import { type ListedPayout, MarkCommissionPaid } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { usePayeeName } from "./use-payee-name.ts"

export interface PaidDialogProps {
  readonly portalId: PortalId
  readonly payout: ListedPayout
  readonly onClose: () => void
  readonly onPaid: () => void
}

/** Asks for the reference with which the bank has paid a payout. */
export const PaidDialog = ({ portalId, payout, onClose, onPaid }: PaidDialogProps) => {
  const { t } = useTranslation(["commissions", "common"])
  const format = useFormat()
  const nameOf = usePayeeName()
  const form = useForm(MarkCommissionPaid, {
    values: { reference: "" },
    revalidate: false,
    input: ({ reference }) =>
      reference.trim() === ""
        ? Result.fail({ reference: t("commissions:pay.missing") })
        : Result.succeed({ portalId, payoutId: payout.id, reference: reference.trim() }),
    onSaved: () => {
      toastSuccess(t("commissions:pay.done"))
      onPaid()
    },
  })
  const amount = format.money(payout.amount, payout.currency, "always")
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("commissions:pay.title", { amount, name: nameOf(payout) })}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
          {t("commissions:pay.submit")}
        </Button>
      }
    >
      <form {...form.props} className={panel["stack"]}>
        <LoginFailureNotice state={form.state} />
        <p>{t("commissions:pay.text")}</p>
        <TextField
          label={t("commissions:pay.reference")}
          hint={t("commissions:pay.hint")}
          autoComplete="off"
          maxLength={140}
          {...form.field("reference")}
        />
      </form>
    </Dialog>
  )
}
