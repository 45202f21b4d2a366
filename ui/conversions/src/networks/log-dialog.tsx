import { ListConversionSendings, type ShownSending } from "@application/conversions/contract"
import { SendingState } from "@domain/conversions"
import { useRead } from "@ui/container"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Select } from "@ui/kit/select"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { History } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./networks.module.css"
import type { OfNetworkProps } from "./opened-network.ts"

const filters = ["All", ...SendingState.literals] as const
/** Rows that a press adds, and the most that one answer has. */
const rows = { step: 20, most: 100 } as const

const statuses: Readonly<Record<ShownSending["state"], Status>> = {
  Waiting: "waiting",
  Sent: "done",
  Refused: "attention",
  Withheld: "stopped",
}

/** What a network was told in the last week, newest first, with its state and reason. */
export const LogDialog = ({ businessProfileId, connection, onClose }: OfNetworkProps) => {
  const { t } = useTranslation(["conversionNetworks", "common"])
  const [filter, setFilter] = useState<(typeof filters)[number]>("All")
  const [limit, setLimit] = useState<number>(rows.step)
  const { network } = connection
  const { output, failure, isLoading, retry } = useRead(ListConversionSendings, {
    businessProfileId,
    network,
    limit,
    ...(filter !== "All" && { state: filter }),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t("conversionNetworks:log.title", { name: t(`conversionNetworks:network.${network}`) })}
      closeLabel={t("common:action.close")}
    >
      <div className={styles["body"]}>
        <p className={styles["quiet"]}>{t("conversionNetworks:log.lead")}</p>
        <Select
          label={t("conversionNetworks:log.filter")}
          placeholder=""
          options={filters.map((id) => ({ id, label: t(`conversionNetworks:sending.${id}`) }))}
          value={filter}
          onChange={(id) => {
            const found = filters.find((one) => one === id)
            if (found === undefined) return
            setFilter(found)
            setLimit(rows.step)
          }}
        />
        {failure === undefined ? null : (
          <>
            <FailureNotice failure={failure} />
            <Button kind="secondary" onPress={retry}>
              {t("common:action.retry")}
            </Button>
          </>
        )}
        {output === undefined && failure === undefined ? <Skeleton lines={6} /> : null}
        {output?.sendings.length === 0 ? (
          <EmptyState level={3} icon={<History />} title={t("conversionNetworks:log.none")}>
            {null}
          </EmptyState>
        ) : null}
        <ul className={styles["log"]} aria-busy={isLoading}>
          {(output?.sendings ?? []).map((sending) => (
            <li key={`${sending.actionId} ${sending.eventId}`}>
              <SendingRow sending={sending} />
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
            {t("conversionNetworks:log.more")}
          </Button>
        ) : (
          <p className={styles["quiet"]}>{t("conversionNetworks:log.newest", { count: rows.most })}</p>
        )}
      </div>
    </Dialog>
  )
}

const SendingRow = ({ sending: { eventId, state, at, reason } }: { readonly sending: ShownSending }) => {
  const { t } = useTranslation("conversionNetworks")
  const format = useFormat()
  return (
    <div className={styles["body"]}>
      <div className={styles["head"]}>
        <bdi className={styles["said"]}>{eventId}</bdi>
        <StatusBadge status={statuses[state]}>{t(`sending.${state}`)}</StatusBadge>
      </div>
      <p className={styles["quiet"]}>
        <bdi>{format.moment(at)}</bdi>
      </p>
      {state === "Withheld" ? <p>{t("log.withheld")}</p> : null}
      {reason === undefined || state === "Withheld" ? null : (
        <p lang="en" dir="auto" className={styles["said"]}>
          {reason}
        </p>
      )}
    </div>
  )
}
