import { RenameCustomerList } from "@application/audiences/contract"
import { listLimits } from "@domain/audiences"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./lists.module.css"
import type { OfListProps } from "./of-list.ts"

/** Renames a list. */
export const RenameDialog = ({ businessProfileId, list, onClose, onDone }: OfListProps) => {
  const { t } = useTranslation(["customerLists", "common"])
  const form = useForm(RenameCustomerList, {
    values: { name: list.name },
    input: ({ name }) => Result.succeed({ businessProfileId, listId: list.id, name }),
    revalidate: false,
    onSaved: ({ name }) => {
      toastSuccess(t("customerLists:rename.saved", { name }))
      onDone()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("customerLists:rename.title")}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
          {t("common:action.save")}
        </Button>
      }
    >
      <form {...form.props} className={styles["form"]}>
        <FailureNotice failure={form.failure} />
        <TextField
          label={t("customerLists:rename.name")}
          {...form.field("name")}
          maxLength={listLimits.nameLetters}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
