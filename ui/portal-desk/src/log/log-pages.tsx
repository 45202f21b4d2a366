import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import panel from "@ui/shared/panel.module.css"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

export interface LogPagesProps<Entry> {
  /** Undefined until the log is read. */
  readonly read: { readonly entries: ReadonlyArray<Entry>; readonly before?: number } | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
  /** Whether a page of older entries is shown. */
  readonly isOlder: boolean
  /** Turns to the entries before a number, or to the newest without one. */
  readonly onTurn: (before: string | undefined) => void
  readonly row: (entry: Entry) => ReactNode
  readonly words: Readonly<Record<"name" | "notLoaded" | "none" | "newest" | "older", string>>
}

/** The entries of a log, newest first, with the way to older ones and back. */
export const LogPages = <Entry,>({ read, hasFailed, onRetry, isOlder, onTurn, row, words }: LogPagesProps<Entry>) => {
  const { t } = useTranslation("common")
  if (read === undefined)
    return hasFailed ? (
      <ErrorState
        level={3}
        title={words.notLoaded}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={onRetry}
      />
    ) : (
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="12rem" />
      </LoadingRegion>
    )
  const { entries, before } = read
  return (
    <>
      {entries.length === 0 ? (
        <p className={panel["quiet"]} role="status">
          {words.none}
        </p>
      ) : (
        <ul className={panel["rows"]} aria-label={words.name}>
          {entries.map(row)}
        </ul>
      )}
      <div className={panel["actions"]}>
        {isOlder ? (
          <Button kind="quiet" size="small" onPress={() => onTurn(undefined)}>
            {words.newest}
          </Button>
        ) : null}
        {before === undefined ? null : (
          <Button kind="secondary" size="small" onPress={() => onTurn(String(before))}>
            {words.older}
          </Button>
        )}
      </div>
    </>
  )
}
