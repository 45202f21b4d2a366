import type { ListedReading } from "@application/businesses/contract"
import type { ReadState } from "@ui/container"
import { type Column, DataTable } from "@ui/kit/data-table"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Skeleton } from "@ui/kit/skeleton"
import { useFormat } from "@ui/shared/use-format"
import { History } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import { useFailureWords } from "./reading-state.tsx"

const parts = ["added", "removed", "repriced", "blocked", "mended"] as const

/** What a reading changed, or why it failed, in words. */
const useOutcome = () => {
  const { t } = useTranslation("feeds")
  const format = useFormat()
  const failureWords = useFailureWords()
  return ({ failure, changes, ...reading }: ListedReading): string => {
    if (failure !== undefined) return failureWords({ ...reading, failure })
    if (changes === undefined) return t("feeds:history.first")
    const told = parts.flatMap((part) =>
      changes[part] === 0
        ? []
        : [t(`feeds:history.${part}`, { count: changes[part], value: format.number(changes[part]) })],
    )
    return told.length === 0 ? t("feeds:history.same") : told.join(", ")
  }
}

/** The last readings of a feed: when, by whom, how long, how many, and what changed. */
export const HistoryTab = ({ reading }: { readonly reading: ReadState<ReadonlyArray<ListedReading>> }) => {
  const { t } = useTranslation(["feeds", "common"])
  const format = useFormat()
  const outcome = useOutcome()
  const { output: readings, failure, isLoading, retry } = reading
  if (readings === undefined && failure !== undefined)
    return (
      <ErrorState
        level={2}
        title={t("feeds:history.failed")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        isRetrying={isLoading}
        onRetry={retry}
      />
    )
  if (readings === undefined) return <Skeleton shape="box" height="12rem" />
  if (readings.length === 0)
    return (
      <EmptyState level={2} icon={<History />} title={t("feeds:history.none")}>
        {t("feeds:history.noneText")}
      </EmptyState>
    )
  const took = ({ queuedAt, endedAt }: ListedReading) => {
    const seconds = Math.max(1, Math.round((endedAt - queuedAt) / 1_000))
    const [unit, count] =
      seconds < 120 ? (["seconds", seconds] as const) : (["minutes", Math.round(seconds / 60)] as const)
    return t(`feeds:history.${unit}`, { count, value: format.number(count) })
  }
  const columns: ReadonlyArray<Column<ListedReading>> = [
    { id: "when", label: t("feeds:history.when"), render: ({ endedAt }) => format.moment(endedAt) },
    { id: "changes", label: t("feeds:history.changes"), onPhones: "wide", render: outcome },
    {
      id: "items",
      label: t("feeds:history.items"),
      isNumber: true,
      render: (one) => (one.failure === undefined ? format.number(one.items) : "—"),
    },
    {
      id: "by",
      label: t("feeds:history.by"),
      render: ({ startedBy, personName }) => <bdi>{personName ?? t(`feeds:history.${startedBy.kind}`)}</bdi>,
    },
    { id: "took", label: t("feeds:history.took"), render: took },
  ]
  return (
    <div className={styles["stack"]}>
      <DataTable
        caption={t("feeds:history.caption")}
        columns={columns}
        rows={readings}
        rowKey={({ id }) => String(id)}
      />
      <p className={styles["quiet"]}>{t("feeds:history.about")}</p>
    </div>
  )
}
