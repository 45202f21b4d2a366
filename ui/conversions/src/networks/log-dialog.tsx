import { SendingState } from "@domain/conversions"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Select } from "@ui/kit/select"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { History } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LogRow } from "./log-row.tsx"
import styles from "./networks.module.css"
import type { OfNetworkProps } from "./opened-network.ts"
import { logSubjects, useLog } from "./use-log.ts"

const filters = ["All", ...SendingState.literals] as const
/** Rows that a press adds, and the most that one answer has. */
const rows = { step: 20, most: 100 } as const

/** What a network was told of conversions or of leads, newest first, with its state and reason. */
export const LogDialog = ({ businessProfileId, connection, onClose }: OfNetworkProps) => {
  const { t } = useTranslation(["conversionNetworks", "common"])
  const [subject, setSubject] = useState<(typeof logSubjects)[number]>("Conversions")
  const [filter, setFilter] = useState<(typeof filters)[number]>("All")
  const [limit, setLimit] = useState<number>(rows.step)
  const { network } = connection
  const { entries, hasMore, failure, isLoading, retry } = useLog(subject, {
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
        <p className={styles["quiet"]}>{t(`conversionNetworks:log.lead${subject}`)}</p>
        <Select
          label={t("conversionNetworks:log.subject")}
          placeholder=""
          options={logSubjects.map((id) => ({ id, label: t(`conversionNetworks:log.of${id}`) }))}
          value={subject}
          onChange={(id) => {
            const found = logSubjects.find((one) => one === id)
            if (found === undefined) return
            setSubject(found)
            setLimit(rows.step)
          }}
        />
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
        {entries === undefined && failure === undefined ? <Skeleton lines={6} /> : null}
        {entries?.length === 0 ? (
          <EmptyState level={3} icon={<History />} title={t("conversionNetworks:log.none")}>
            {null}
          </EmptyState>
        ) : null}
        <ul className={styles["log"]} aria-busy={isLoading}>
          {(entries ?? []).map(({ id, ...entry }) => (
            <li key={id}>
              <LogRow {...entry} />
            </li>
          ))}
        </ul>
        {!hasMore ? null : limit < rows.most ? (
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
