import type { AdvertisedProduct } from "@application/insights/contract"
import type { ProductSort } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { DataTable } from "@ui/kit/data-table"
import { EmptyState } from "@ui/kit/empty-state"
import { Pagination } from "@ui/kit/load-more"
import { SearchX } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import { metricInWords, type ShownMetric } from "./product-figures.tsx"
import { ProductPicture } from "./product-picture.tsx"
import styles from "./products.module.css"
import type { ProductsReading } from "./read-products.ts"

/** The columns of figures with the sort that each stands for; a seventh would leave no room for names. */
const columns: ReadonlyArray<readonly [ShownMetric, ProductSort]> = [
  ["totalSales", "TotalSales"],
  ["orders", "Orders"],
  ["costPerOrder", "CostPerOrder"],
  ["impressions", "Impressions"],
  ["clicks", "Clicks"],
]

export interface ProductTableProps {
  readonly reading: ProductsReading
  readonly format: Format
  readonly hrefOf: (productId: string) => string
  readonly onOpen: (productId: string) => void
  readonly onSort: (sort: ProductSort, order: ProductsReading["order"]) => void
  readonly onPage: (page: number) => void
  readonly onAll: () => void
}

/** The advertised products with their figures, each leading to its own. */
export const ProductTable = ({ reading, format, hrefOf, onOpen, onSort, onPage, onAll }: ProductTableProps) => {
  const { t } = useTranslation(["app", "common"])
  const { list, insights, sort, order, page, pages } = reading
  const nameOf = (product: AdvertisedProduct) => (
    <span className={styles["product"]}>
      <ProductPicture address={product.imageLink} />
      <span className={styles["words"]}>
        <bdi>{product.title ?? product.productId}</bdi>
        <span className={styles["quiet"]}>
          {product.price === undefined ? (
            product.link === undefined ? (
              t("app:products.left")
            ) : null
          ) : (
            <bdi dir="ltr">{format.money(product.price.amount, product.price.currency)}</bdi>
          )}
        </span>
      </span>
    </span>
  )
  return (
    <>
      <DataTable
        caption={t("app:products.products")}
        rows={list.products}
        rowKey={({ productId }) => productId}
        rowHref={({ productId }) => hrefOf(productId)}
        onRowOpen={({ productId }) => onOpen(productId)}
        sort={{ column: sort, direction: order === "Ascending" ? "ascending" : "descending" }}
        onSort={({ column, direction }) => {
          const chosen = columns.find(([, name]) => name === column)?.[1] ?? "Product"
          onSort(chosen, direction === "ascending" ? "Ascending" : "Descending")
        }}
        empty={
          <EmptyState
            level={2}
            icon={<SearchX />}
            title={t("app:products.noneFound")}
            action={
              <Button kind="secondary" onPress={onAll}>
                {t("app:products.all")}
              </Button>
            }
          >
            {t("app:products.noneFoundText")}
          </EmptyState>
        }
        columns={[
          { id: "Product", label: t("app:products.product"), isSortable: true, render: nameOf },
          ...columns.map(([name, id]) => ({
            id,
            label: t(`app:products.metric.${name}`),
            isNumber: true,
            isSortable: true,
            render: ({ totals }: AdvertisedProduct) => {
              const value = totals[name]
              if (value === undefined) return t("common:state.noData")
              return <bdi dir="ltr">{metricInWords(format, insights.currency, name)(value)}</bdi>
            },
          })),
        ]}
      />
      {pages > 1 ? (
        <Pagination
          label={t("app:products.products")}
          summary={t("app:products.page", { page: format.number(page), pages: format.number(pages) })}
          previousLabel={t("app:products.previous")}
          nextLabel={t("app:products.next")}
          onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
          onNext={page < pages ? () => onPage(page + 1) : undefined}
        />
      ) : null}
    </>
  )
}
