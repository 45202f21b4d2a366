import { ChangeListExpiry } from "@application/audiences/contract"
import { expiresAt, listLimits } from "@domain/audiences"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { NumberField } from "@ui/kit/number-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice, presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./lists.module.css"
import type { OfListProps } from "./of-list.ts"

/** Changes how long a list is kept. */
export const DaysDialog = ({ businessProfileId, list, onClose, onDone }: OfListProps) => {
  const { t } = useTranslation(["customerLists", "common"])
  const format = useFormat()
  const form = useForm(ChangeListExpiry, {
    values: { days: list.days },
    input: ({ days }) => Result.succeed({ businessProfileId, listId: list.id, days }),
    revalidate: false,
    onSaved: () => {
      toastSuccess(t("customerLists:days.saved"))
      onDone()
    },
  })
  const { days } = form.values
  const ends = expiresAt({ filledAt: list.filledAt, days })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("customerLists:days.title")}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
          {t("common:action.save")}
        </Button>
      }
    >
      <form {...form.props} className={styles["form"]}>
        <FailureNotice failure={form.failure} />
        <NumberField
          label={t("customerLists:days.label")}
          hint={t("customerLists:days.hint")}
          unit={t("customerLists:days.unit")}
          minValue={listLimits.leastDays}
          maxValue={listLimits.mostDays}
          step={1}
          {...form.number("days")}
        />
        {Number.isFinite(ends) ? (
          <p className={styles["quiet"]} aria-live="polite">
            {ends <= presentTime()
              ? t("customerLists:days.endsNow")
              : t("customerLists:days.ends", { day: format.dayOf(ends) })}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
