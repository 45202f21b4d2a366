import { ListPortalDeliveries, ReplayPortalDelivery } from "@application/integrations/contract"
import { DeliveryState, type PortalDelivery, PortalEventKind } from "@domain/integrations"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Select } from "@ui/kit/select"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { History, RotateCw } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { OfEndpointProps } from "./endpoint-acts.ts"
import { EventEntry } from "./event-entry.tsx"
import { wordOf } from "./event-word.ts"
import styles from "./webhooks.module.css"

export interface EventLogDialogProps extends OfEndpointProps {
  readonly onReplayMany: () => void
  readonly onChanged: () => void
}

const every = "All"
/** A lead's deliveries can be dropped or skipped; events never are. */
const states = DeliveryState.literals.filter((state) => state !== "Dropped" && state !== "Skipped")
/** Rows that a press adds, and the most that one answer has. */
const rows = { step: 20, most: 100 } as const

/** What was sent to an endpoint, newest first, by event and outcome; each can be sent again. */
export const EventLogDialog = ({ portalId, endpoint, onReplayMany, onChanged, onClose }: EventLogDialogProps) => {
  const { t } = useTranslation(["portalWebhooks", "leadDelivery", "common"])
  const [state, setState] = useState<DeliveryState>()
  const [event, setEvent] = useState<PortalEventKind>()
  const [limit, setLimit] = useState<number>(rows.step)
  const of = { portalId, endpointId: endpoint.id }
  const { output, failure, isLoading, retry } = useRead(ListPortalDeliveries, {
    ...of,
    limit,
    ...(state !== undefined && { state }),
    ...(event !== undefined && { event }),
  })
  const [replaying, replay] = useCommand(ReplayPortalDelivery, { revalidate: false })
  const again = async ({ id, event: kind }: PortalDelivery) => {
    const outcome = await replay({ ...of, deliveryId: id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("portalWebhooks:log.replayed", { event: kind }))
    retry()
    onChanged()
  }
  const mayReplay = endpoint.state !== "Ended"
  const isFiltered = state !== undefined || event !== undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t("portalWebhooks:log.title", { name: endpoint.name })}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="quiet" icon={<RotateCw aria-hidden />} onPress={retry}>
            {t("portalWebhooks:log.read")}
          </Button>
          {mayReplay ? (
            <Button kind="secondary" onPress={onReplayMany}>
              {t("portalWebhooks:act.replay")}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={panel["stack"]}>
        <p className={panel["quiet"]}>{t("portalWebhooks:log.lead")}</p>
        <div className={styles["filters"]}>
          <Select
            label={t("portalWebhooks:log.outcome")}
            placeholder=""
            options={[every, ...states].map((id) => ({ id, label: t(`leadDelivery:delivery.${id}`) }))}
            value={state ?? every}
            onChange={(id) => {
              setState(states.find((one) => one === id))
              setLimit(rows.step)
            }}
          />
          <Select
            label={t("portalWebhooks:log.event")}
            placeholder=""
            options={[
              { id: every, label: t("portalWebhooks:log.everyEvent") },
              ...PortalEventKind.literals.map((id) => ({ id, label: t(wordOf(id)), detail: id })),
            ]}
            value={event ?? every}
            onChange={(id) => {
              setEvent(PortalEventKind.literals.find((one) => one === id))
              setLimit(rows.step)
            }}
          />
        </div>
        <FailureNotice failure={failureIn(replaying)} />
        {failure === undefined ? null : (
          <>
            <FailureNotice failure={failure} />
            <div className={panel["actions"]}>
              <Button kind="secondary" onPress={retry}>
                {t("common:action.retry")}
              </Button>
            </div>
          </>
        )}
        {output === undefined && failure === undefined ? <Skeleton lines={6} /> : null}
        {output?.deliveries.length === 0 ? (
          <EmptyState level={3} icon={<History />} title={t("portalWebhooks:log.none")}>
            {t(isFiltered ? "portalWebhooks:log.noneFound" : "portalWebhooks:log.noneText")}
          </EmptyState>
        ) : null}
        <ul className={styles["deliveries"]} aria-busy={isLoading}>
          {(output?.deliveries ?? []).map((delivery) => (
            <li key={delivery.id}>
              <EventEntry
                delivery={delivery}
                mayReplay={mayReplay}
                isPending={replaying.status === "pending"}
                onReplay={() => void again(delivery)}
              />
            </li>
          ))}
        </ul>
        {output?.nextCursor === undefined ? null : limit < rows.most ? (
          <div className={panel["actions"]}>
            <Button
              kind="secondary"
              isPending={isLoading}
              pendingLabel={t("common:state.loading")}
              onPress={() => setLimit(limit + rows.step)}
            >
              {t("leadDelivery:log.more")}
            </Button>
          </div>
        ) : (
          <p className={panel["quiet"]}>{t("leadDelivery:log.newest", { count: rows.most })}</p>
        )}
      </div>
    </Dialog>
  )
}
