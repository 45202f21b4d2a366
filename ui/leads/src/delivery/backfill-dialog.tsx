import { BackfillLeads } from "@application/integrations/contract"
import { deliveryLimits, isConnected } from "@domain/integrations"
import { addDays, localDateAt } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice, presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"
import type { OfDestinationProps } from "./of-destination.ts"

export interface BackfillDialogProps extends OfDestinationProps {
  readonly onBegun: () => void
}

/** Sends the leads of some days that the destination has not had. */
export const BackfillDialog = ({ businessProfileId, destination, onClose, onBegun }: BackfillDialogProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const format = useFormat()
  const today = localDateAt(presentTime(), format.timeZone)
  const form = useForm(BackfillLeads, {
    values: { from: addDays(today, -29), to: today },
    input: ({ from, to }) =>
      from === "" || to === ""
        ? Result.fail(from === "" ? { from: { key: "validation.required" } } : { to: { key: "validation.required" } })
        : from > to
          ? Result.fail({ to: { key: "integrations.daysTurned" } })
          : Result.succeed({ businessProfileId, destinationId: destination.id, from, to }),
    revalidate: false,
    onSaved: () => {
      toastSuccess(t("leadDelivery:backfill.begun"))
      onBegun()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("leadDelivery:backfill.title", { name: destination.name })}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.sending")} onPress={() => void form.submit()}>
          {t("leadDelivery:backfill.action")}
        </Button>
      }
    >
      <form {...form.props} className={styles["form"]}>
        <FailureNotice failure={form.failure} />
        <p>
          {t("leadDelivery:backfill.text", {
            days: deliveryLimits.backfillDays,
            leads: format.number(deliveryLimits.backfillLeads),
          })}
        </p>
        <div className={styles["pair"]}>
          <TextField type="date" label={t("leadDelivery:backfill.from")} {...form.field("from")} />
          <TextField type="date" label={t("leadDelivery:backfill.to")} {...form.field("to")} />
        </div>
        <p className={styles["quiet"]}>
          {t(isConnected(destination.kind) ? "leadDelivery:backfill.known" : "leadDelivery:backfill.once")}
        </p>
      </form>
    </Dialog>
  )
}
