import { ReplayPortalDeliveries } from "@application/integrations/contract"
import { endpointLimits } from "@domain/integrations"
import { addDays, localDateAt, startOfDay } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice, presentTime } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import type { OfEndpointProps } from "./endpoint-acts.ts"

export interface ReplayDialogProps extends OfEndpointProps {
  readonly onReplayed: () => void
}

/** Sends the events since a day again, given up or all. */
export const ReplayDialog = ({ portalId, endpoint, onReplayed, onClose }: ReplayDialogProps) => {
  const { t } = useTranslation(["portalWebhooks", "common"])
  const format = useFormat()
  const form = useForm(ReplayPortalDeliveries, {
    values: { since: addDays(localDateAt(presentTime(), format.timeZone), -6), isAll: false },
    input: ({ since, isAll }) =>
      since === ""
        ? Result.fail({ since: { key: "validation.required" } })
        : Result.succeed({ portalId, endpointId: endpoint.id, since: startOfDay(since, format.timeZone), isAll }),
    revalidate: false,
    onSaved: ({ replayed }) => {
      toastSuccess(t("portalWebhooks:replay.done", { count: replayed }))
      onReplayed()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("portalWebhooks:replay.title", { name: endpoint.name })}
      closeLabel={t("common:action.close")}
    >
      <form {...form.props} className={panel["form"]}>
        <FailureNotice failure={form.failure} />
        <p>{t("portalWebhooks:replay.text", { most: format.number(endpointLimits.replayed) })}</p>
        <TextField type="date" label={t("portalWebhooks:replay.since")} {...form.field("since")} />
        <Checkbox hint={t("portalWebhooks:replay.allHint")} {...form.checkbox("isAll")}>
          {t("portalWebhooks:replay.all")}
        </Checkbox>
        {endpoint.state === "Paused" ? <p>{t("portalWebhooks:replay.paused")}</p> : null}
        <div className={panel["actions"]}>
          <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.sending")}>
            {t("portalWebhooks:replay.act")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
