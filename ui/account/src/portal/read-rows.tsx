import type { ReadState } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { Skeleton } from "@ui/kit/skeleton"
import { Paging } from "@ui/shared/paging"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"

/** Rows of a page of each list. */
export const rowsPerPage = 10

export interface ReadRowsProps<Output> {
  readonly read: Pick<ReadState<Output>, "output" | "failure" | "retry">
  readonly notLoaded: string
  /** Said instead of no rows. */
  readonly none?: string
  readonly page: number
  readonly onPage: (page: number) => void
  /** Height of the list's shape while it is read. */
  readonly height?: string
  readonly rows: (output: Output) => ReadonlyArray<ReactNode>
}

/** A list of the portal's by pages: its shape while it is read, another try when that failed, what is said of none. */
export const ReadRows = <Output extends { readonly total: number }>({
  read: { output, failure, retry },
  notLoaded,
  none,
  page,
  onPage,
  height = "8rem",
  rows,
}: ReadRowsProps<Output>) => {
  const { t } = useTranslation("common")
  if (output === undefined)
    return failure === undefined ? (
      <Skeleton shape="box" height={height} />
    ) : (
      <ErrorState
        title={notLoaded}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={retry}
      />
    )
  const shown = rows(output)
  return (
    <div className={styles["stack"]}>
      {shown.length === 0 && none !== undefined ? <p className={styles["quiet"]}>{none}</p> : null}
      <ul className={styles["rows"]}>{shown}</ul>
      <Paging page={page} limit={rowsPerPage} total={output.total} onPage={onPage} />
    </div>
  )
}
