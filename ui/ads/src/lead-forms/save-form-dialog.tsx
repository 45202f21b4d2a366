import { SaveLeadForm } from "@application/campaigns/contract"
import { checkedSavedForm, type LeadForm, type SavedLeadForm } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./builder.module.css"

export interface SaveFormDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly form: LeadForm
  readonly onClose: () => void
  readonly onSaved: (saved: SavedLeadForm) => void
}

/** Asks for a name, and saves a campaign's form under it. */
export const SaveFormDialog = ({ businessProfileId, form: leadForm, onClose, onSaved }: SaveFormDialogProps) => {
  const { t } = useTranslation(["leadForms", "common"])
  const format = useFormat()
  const form = useForm(SaveLeadForm, {
    values: { name: "" },
    input: ({ name }: { readonly name: string }) =>
      Result.map(checkedSavedForm({ name, form: leadForm }), (checked) => ({ businessProfileId, ...checked })),
    revalidate: false,
    onSaved: (saved) => {
      toastSuccess(t("leadForms:builder.saved", { name: saved.name, version: format.number(saved.version) }))
      onSaved(saved)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("leadForms:save.title")}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
          {t("common:action.save")}
        </Button>
      }
    >
      <form {...form.props} className={cx(styles.stack)}>
        <FailureNotice failure={form.failure} />
        <TextField
          label={t("leadForms:save.name")}
          hint={t("leadForms:save.hint")}
          maxLength={60}
          autoComplete="off"
          {...form.field("name")}
        />
      </form>
    </Dialog>
  )
}
