import type { FeedProduct } from "@application/businesses/contract"
import { type FeedIssue, IssueSeverity } from "@domain/businesses"
import type { BusinessProfileId, ProductFeedId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { type Column, DataTable } from "@ui/kit/data-table"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadMore } from "@ui/kit/load-more"
import { Select } from "@ui/kit/select"
import { Skeleton } from "@ui/kit/skeleton"
import { SearchBox } from "@ui/shared/search-box"
import { useFormat } from "@ui/shared/use-format"
import { Package, SearchX } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import { useIssueWords } from "./issue-words.ts"
import { ProductDialog } from "./product-dialog.tsx"
import { ProductState } from "./product-state.tsx"
import { useItems } from "./use-items.ts"

/** The issue that the products are limited to. */
export type WantedIssue = Pick<FeedIssue, "field" | "fix">

export interface ProductsTabProps {
  readonly businessProfileId: BusinessProfileId
  readonly feedId: ProductFeedId
  /** The code that the search begins with; empty where none is looked for. */
  readonly product: string
  readonly issue: WantedIssue | undefined
  /** Ends the limit to one issue. */
  readonly onAll: () => void
}

const allShown = ["any", ...IssueSeverity.literals, "excluded"] as const
type Shown = (typeof allShown)[number]

/** The products of the shown reading, with search, a filter and the details of each. */
export const ProductsTab = ({ businessProfileId, feedId, product, issue, onAll }: ProductsTabProps) => {
  const { t } = useTranslation(["feeds", "common"])
  const format = useFormat()
  const { name: nameOf } = useIssueWords()
  const [words, search] = useState(product)
  const [shown, choose] = useState<Shown>("any")
  const [opened, open] = useState<FeedProduct>()
  const read = useItems({
    businessProfileId,
    feedId,
    ...(shown === "excluded" ? { isExcluded: true } : shown === "any" ? {} : { severity: shown }),
    ...(issue !== undefined && { issueField: issue.field, issueFix: issue.fix }),
    ...(words !== "" && { search: words }),
  })
  const { items, failure } = read
  const isNarrowed = words !== "" || shown !== "any" || issue !== undefined
  const clear = () => {
    search("")
    choose("any")
    onAll()
  }
  const columns: ReadonlyArray<Column<FeedProduct>> = [
    {
      id: "name",
      label: t("feeds:items.name"),
      render: (product) => (
        <button type="button" className={styles["title"]} onClick={() => open(product)}>
          <bdi>{product.item.title ?? t("feeds:items.untitled")}</bdi>
        </button>
      ),
    },
    {
      id: "state",
      label: t("feeds:items.state"),
      onPhones: "bare",
      render: (product) => <ProductState product={product} />,
    },
    {
      id: "code",
      label: t("feeds:items.code"),
      render: ({ item }) => (
        <bdi dir="ltr" className={styles["code"]}>
          {item.id ?? "—"}
        </bdi>
      ),
    },
    {
      id: "price",
      label: t("feeds:items.price"),
      isNumber: true,
      render: ({ item }) => <bdi dir="ltr">{item.sale_price ?? item.price ?? "—"}</bdi>,
    },
    {
      id: "availability",
      label: t("feeds:items.availability"),
      isSecondary: true,
      render: ({ item }) => <bdi dir="ltr">{item.availability ?? "—"}</bdi>,
    },
  ]
  const rows = () => {
    if (items === undefined && failure !== undefined)
      return (
        <ErrorState
          level={2}
          title={t("feeds:items.failed")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={read.retry}
        />
      )
    if (items === undefined) return <Skeleton shape="box" height="12rem" />
    if (items.length === 0)
      return isNarrowed ? (
        <EmptyState
          level={2}
          icon={<SearchX />}
          title={t("feeds:items.noneFound")}
          action={
            <Button kind="secondary" onPress={clear}>
              {t("feeds:items.clear")}
            </Button>
          }
        >
          {t("feeds:items.noneFoundText")}
        </EmptyState>
      ) : (
        <EmptyState level={2} icon={<Package />} title={t("feeds:items.none")}>
          {t("feeds:items.noneText")}
        </EmptyState>
      )
    return (
      <>
        <DataTable
          caption={t("feeds:items.caption")}
          columns={columns}
          rows={items}
          rowKey={({ row }) => String(row)}
        />
        <LoadMore
          summary={t("feeds:items.shown", { count: items.length, value: format.number(items.length) })}
          label={t("feeds:items.more")}
          pendingLabel={t("common:state.loading")}
          hasMore={read.hasMore}
          isPending={read.isMoreLoading}
          onMore={read.more}
        />
      </>
    )
  }
  return (
    <div className={styles["stack"]}>
      {issue === undefined ? null : (
        <div className={styles["head"]}>
          <strong>{t("feeds:issues.only", { issue: nameOf(issue) })}</strong>
          <Button kind="quiet" size="small" onPress={onAll}>
            {t("feeds:items.clear")}
          </Button>
        </div>
      )}
      {items !== undefined && items.length === 0 && !isNarrowed ? null : (
        <div className={styles["filters"]}>
          <SearchBox label={t("feeds:items.search")} words={words} onSearch={search} />
          <Select
            label={t("feeds:items.severity")}
            placeholder=""
            value={shown}
            options={allShown.map((id) => ({ id, label: t(`feeds:items.${id}`) }))}
            onChange={(id) => choose(allShown.find((one) => one === id) ?? "any")}
          />
        </div>
      )}
      {rows()}
      {opened === undefined ? null : <ProductDialog product={opened} onClose={() => open(undefined)} />}
    </div>
  )
}
