import { pageCount } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { LoadMore } from "@ui/kit/load-more"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Paging } from "../app/paging.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import type { Filters } from "./filters.ts"
import { ListFilters, type ListFiltersProps } from "./list-filters.tsx"
import type { ListReading } from "./list-reading.ts"
import { type Drawing, ListRows } from "./list-rows.tsx"
import { NoRows, type NoRowsWords, NotRead } from "./list-states.tsx"
import styles from "./list.module.css"
import { type Bulk, useBulk } from "./use-bulk.ts"
import type { ListState } from "./use-list.ts"

export type ListProps<Row, F extends Filters, O extends string> = Drawing<Row> &
  Omit<ListFiltersProps<F, O>, "list"> & {
    /** Name of the list, for its table, its pages and screen readers. */
    readonly caption: string
    readonly reading: ListReading<Row>
    readonly keyOf: (row: Row) => string | number
    /** The question of the list's address; without it the list is one page without filters. */
    readonly list?: ListState<F, O>
    /** Level of headings that stand in the place of rows. */
    readonly level?: 2 | 3
    /** What is said when the rows cannot be read, for a list that has words of its own. */
    readonly notRead?: string
    /** What is said before there is any row; `isAlone` when it stands in the place of the frame too. */
    readonly empty?: NoRowsWords & { readonly isAlone?: boolean }
    /** What is said when the filters find none, with words on the button that takes them away. */
    readonly noneFound?: NoRowsWords & { readonly clear?: string }
    /** How many rows of a list that is continued are shown. */
    readonly shown?: string
    readonly bulk?: Bulk<Row> | undefined
    /** Buttons above the rows, such as the choice of columns. */
    readonly tools?: ReactNode
    /** What stands around filters and rows, such as a panel. */
    readonly frame?: (filters: ReactNode, rows: ReactNode) => ReactNode
  }

const noActs = { actions: [], onDone: () => {} }

/** A list with its filters, its rows and what is said instead of them; its question stands in the address. */
export const List = <Row, F extends Filters = {}, O extends string = string>(props: ListProps<Row, F, O>) => {
  const { caption, list, empty, noneFound, shown = "", bulk, tools } = props
  const { search, filters, orders, clear, fold, frame, level = 3 } = props
  const { t } = useTranslation(["common", "app"])
  const keyOf = (row: Row) => String(props.keyOf(row))
  const {
    rows,
    hasMore,
    hasNextPage,
    isLoading = false,
    isFailed = false,
    onRetry = () => {},
    ...reading
  } = props.reading
  const total = reading.total ?? rows?.length ?? 0
  const choosing = useBulk(rows ?? [], keyOf, bulk ?? noActs)
  const isNarrowed = list?.isNarrowed ?? false
  if (rows !== undefined && total === 0 && !isNarrowed && empty?.isAlone === true)
    return <NoRows {...empty} level={2} />

  const hasFilters = [search, filters, orders].some((one) => one !== undefined)
  const isPaged = list !== undefined && hasMore === undefined
  const isOnePage =
    hasNextPage === undefined ? pageCount(total, list?.limit ?? 1) === 1 : (list?.page ?? 1) === 1 && !hasNextPage
  const instead = () => {
    if (list === undefined || (!isNarrowed && total === 0 && (hasNextPage === undefined || list.page === 1)))
      return empty && <NoRows {...empty} level={level} />
    const isPast = total > 0 || (hasNextPage !== undefined && list.page > 1)
    const words = noneFound ?? empty
    const wayBack = isPast ? t("common:list.toFirst") : noneFound?.clear
    const action = wayBack !== undefined && (
      <Button
        kind="secondary"
        size={isPast ? "small" : "regular"}
        onPress={() => (isPast ? list.turn(1) : list.clear())}
      >
        {wayBack}
      </Button>
    )
    return isPast ? (
      <div className={styles["body"]}>
        <NoRows title={t("common:list.pastEnd")} level={level} />
        <div>{action}</div>
      </div>
    ) : (
      words && <NoRows {...words} level={level} {...(action !== false && { action })} />
    )
  }
  const body = (
    <div className={styles["body"]} aria-busy={isLoading}>
      {isFailed ? (
        <NotRead
          title={props.notRead ?? t("common:list.notRead")}
          level={level}
          hasRows={rows !== undefined}
          isLoading={isLoading}
          onRetry={onRetry}
        />
      ) : rows === undefined ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="8rem" />
        </LoadingRegion>
      ) : null}
      {/* What was done to rows stays, also when they have left the list by it. */}
      {bulk === undefined ||
      rows === undefined ||
      (rows.length === 0 && [choosing.outcome, choosing.waiting, choosing.asking].every((one) => one === undefined)) ? (
        tools === undefined ? null : (
          <div className={styles["chooser"]}>{tools}</div>
        )
      ) : (
        <BulkBar bulk={bulk} state={choosing} rows={rows} tools={tools} />
      )}
      {rows === undefined || rows.length === 0 ? null : (
        <ListRows
          drawing={props}
          caption={caption}
          rows={rows}
          keyOf={keyOf}
          list={list}
          orders={orders?.options ?? []}
          selection={
            bulk === undefined || !choosing.isChoosing
              ? undefined
              : {
                  selected: choosing.selected,
                  label: t("common:list.selection"),
                  rowLabel: (row) => t("common:list.select", { name: bulk.nameOf(row) }),
                  onChange: choosing.select,
                }
          }
        />
      )}
      {/* Stays while rows change, so that what it says is spoken. */}
      <div role="status" className={styles["count"]}>
        {rows === undefined ? null : rows.length === 0 ? (
          instead()
        ) : hasFilters && isPaged && isOnePage ? (
          <VisuallyHidden>{t("common:list.count", { count: total })}</VisuallyHidden>
        ) : null}
      </div>
      {isPaged ? (
        <Paging
          page={list.page}
          limit={list.limit}
          {...(hasNextPage === undefined ? { total } : { rows: total, hasNextPage })}
          onPage={list.turn}
          label={caption}
        />
      ) : null}
      {list === undefined || hasMore === undefined || rows === undefined || rows.length === 0 ? null : (
        <LoadMore
          summary={shown}
          label={t("app:list.more")}
          pendingLabel={t("common:state.loading")}
          hasMore={hasMore}
          isPending={isLoading}
          onMore={list.more}
        />
      )}
    </div>
  )
  const narrowing =
    list === undefined || !hasFilters ? null : (
      <ListFilters list={list} search={search} filters={filters} orders={orders} clear={clear} fold={fold} />
    )
  if (frame !== undefined) return frame(narrowing, body)
  return (
    <div className={styles["list"]}>
      {narrowing}
      {body}
    </div>
  )
}
