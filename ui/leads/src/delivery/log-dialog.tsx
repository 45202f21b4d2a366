import { ListLeadDeliveries, ReplayFailedDeliveries, ReplayLeadDelivery } from "@application/integrations/contract"
import { DeliveryState, type LeadDelivery } from "@domain/integrations"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Select } from "@ui/kit/select"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { History } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"
import { DeliveryRow } from "./delivery-row.tsx"
import type { OfDestinationProps } from "./of-destination.ts"

export interface LogDialogProps extends OfDestinationProps {
  readonly mayChange: boolean
  readonly onChanged: () => void
}

const filters = ["All", ...DeliveryState.literals] as const
/** Rows that a press adds, and the most that one answer has. */
const rows = { step: 20, most: 100 } as const

/** What was sent to a destination, newest first; what failed can be sent again, one by one or all at once. */
export const LogDialog = ({ businessProfileId, destination, mayChange, onClose, onChanged }: LogDialogProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const format = useFormat()
  const [filter, setFilter] = useState<(typeof filters)[number]>("All")
  const [limit, setLimit] = useState<number>(rows.step)
  const of = { businessProfileId, destinationId: destination.id }
  const { output, failure, isLoading, retry } = useRead(ListLeadDeliveries, {
    ...of,
    limit,
    ...(filter !== "All" && { state: filter }),
  })
  const [replaying, replay] = useCommand(ReplayLeadDelivery, { revalidate: false })
  const [replayingAll, replayAll] = useCommand(ReplayFailedDeliveries, { revalidate: false })
  const again = async ({ id, leadId }: LeadDelivery) => {
    const outcome = await replay({ ...of, deliveryId: id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("leadDelivery:log.replayed", { lead: leadId }))
    retry()
    onChanged()
  }
  const all = async () => {
    const outcome = await replayAll(of)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("leadDelivery:log.replayedAll"))
    onChanged()
    onClose()
  }
  const mayReplay = mayChange && destination.state !== "Ended"
  const mayReplayAll =
    mayChange && destination.state === "On" && destination.failed > 0 && destination.work === undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t("leadDelivery:log.title", { name: destination.name })}
      closeLabel={t("common:action.close")}
      {...(mayReplayAll && {
        actions: (
          <Button
            kind="secondary"
            isPending={replayingAll.status === "pending"}
            pendingLabel={t("common:state.sending")}
            onPress={() => void all()}
          >
            {t("leadDelivery:log.replayAll", { count: destination.failed, amount: format.number(destination.failed) })}
          </Button>
        ),
      })}
    >
      <div className={styles["form"]}>
        <p className={styles["quiet"]}>{t("leadDelivery:log.lead")}</p>
        <div className={styles["pair"]}>
          <Select
            label={t("leadDelivery:log.filter")}
            placeholder=""
            options={filters.map((id) => ({ id, label: t(`leadDelivery:delivery.${id}`) }))}
            value={filter}
            onChange={(id) => {
              const found = filters.find((one) => one === id)
              if (found === undefined) return
              setFilter(found)
              setLimit(rows.step)
            }}
          />
        </div>
        <FailureNotice failure={failureIn(replaying) ?? failureIn(replayingAll)} />
        {failure === undefined ? null : (
          <>
            <FailureNotice failure={failure} />
            <Button kind="secondary" onPress={retry}>
              {t("common:action.retry")}
            </Button>
          </>
        )}
        {output === undefined && failure === undefined ? <Skeleton lines={6} /> : null}
        {output?.deliveries.length === 0 ? (
          <EmptyState level={3} icon={<History />} title={t("leadDelivery:log.none")}>
            {filter === "All" ? t("leadDelivery:log.noneText") : null}
          </EmptyState>
        ) : null}
        <ul className={styles["deliveries"]} aria-busy={isLoading}>
          {(output?.deliveries ?? []).map((delivery) => (
            <li key={delivery.id}>
              <DeliveryRow
                kind={destination.kind}
                delivery={delivery}
                mayReplay={mayReplay}
                isPending={replaying.status === "pending"}
                onReplay={() => void again(delivery)}
              />
            </li>
          ))}
        </ul>
        {output?.nextCursor === undefined ? null : limit < rows.most ? (
          <Button
            kind="secondary"
            isPending={isLoading}
            pendingLabel={t("common:state.loading")}
            onPress={() => setLimit(limit + rows.step)}
          >
            {t("leadDelivery:log.more")}
          </Button>
        ) : (
          <p className={styles["quiet"]}>{t("leadDelivery:log.newest", { count: rows.most })}</p>
        )}
      </div>
    </Dialog>
  )
}
