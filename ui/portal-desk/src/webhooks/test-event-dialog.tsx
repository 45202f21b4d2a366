import { SendTestEvent } from "@application/integrations/contract"
import { PortalEventKind, portalEvents, portalMessage } from "@domain/integrations"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice, presentTime } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { OfEndpointProps } from "./endpoint-acts.ts"
import { wordOf } from "./event-word.ts"
import styles from "./webhooks.module.css"

export interface TestEventDialogProps extends OfEndpointProps {
  readonly onSent: () => void
}

/** Sends the example of an event, marked as a test, and opens the log that has it. */
export const TestEventDialog = ({ portalId, endpoint, onSent, onClose }: TestEventDialogProps) => {
  const { t } = useTranslation(["portalWebhooks", "common"])
  const [now] = useState(presentTime)
  const form = useForm(SendTestEvent, {
    values: { event: (endpoint.events[0] ?? "campaign.active") as PortalEventKind },
    input: ({ event }) => Result.succeed({ portalId, endpointId: endpoint.id, event }),
    revalidate: false,
    onSaved: () => {
      toastSuccess(t("portalWebhooks:test.sent"))
      onSent()
    },
  })
  const { event } = form.values
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("portalWebhooks:test.title", { name: endpoint.name })}
      closeLabel={t("common:action.close")}
    >
      <form {...form.props} className={panel["form"]}>
        <FailureNotice failure={form.failure} />
        <p>{t("portalWebhooks:test.text")}</p>
        <Select
          label={t("portalWebhooks:log.event")}
          placeholder={t("portalWebhooks:log.event")}
          {...form.choice("event", PortalEventKind.literals)}
          options={PortalEventKind.literals.map((id) => ({ id, label: t(wordOf(id)), detail: id }))}
        />
        <pre className={styles["json"]} dir="ltr" tabIndex={0} aria-label={t("portalWebhooks:log.body")}>
          {JSON.stringify(portalMessage({ event, data: portalEvents[event].example, isTest: true }, now), null, 2)}
        </pre>
        <div className={panel["actions"]}>
          <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.sending")}>
            {t("portalWebhooks:act.test")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
