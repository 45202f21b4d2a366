import type { AdvertisedProduct } from "@application/insights/contract"
import {
  attributeOf,
  hasProblem,
  type ProductColumn,
  type ProductGroup,
  productProblems,
  ProductSort,
} from "@domain/insights"
import { Badge, type Tone } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { type Column, DataTable } from "@ui/kit/data-table"
import { EmptyState } from "@ui/kit/empty-state"
import { Pagination } from "@ui/kit/load-more"
import { SearchX } from "lucide-react"
import { NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import { useAttributeWords } from "./attribute-words.ts"
import { attributeNamed, metricNamed, sortOf } from "./product-columns.ts"
import { metricInWords } from "./product-figures.tsx"
import { isBoostable } from "./boosted.ts"
import { ProductWords } from "./product-words.tsx"
import styles from "./products.module.css"
import type { ProductsReading } from "./read-products.ts"

const tones: Readonly<Record<ProductGroup, Tone>> = {
  Star: "success",
  Waste: "warning",
  New: "info",
  Steady: "neutral",
  Sleeping: "neutral",
}

export interface ProductTableProps {
  readonly reading: ProductsReading
  readonly format: Format
  readonly hrefOf: (productId: string) => string
  readonly onOpen: (productId: string) => void
  readonly onSort: (sort: ProductSort, order: ProductsReading["order"]) => void
  readonly onPage: (page: number) => void
  readonly onAll: () => void
  readonly columns: ReadonlyArray<ProductColumn>
  /** Leaves products out of ads or brings them back; absent for somebody who may not. */
  readonly onLeaveOut: ((productIds: ReadonlyArray<string>, isLeftOut: boolean) => void) | undefined
  /** Offers a campaign for a product; absent for somebody who may not begin one. */
  readonly onBoost: ((product: AdvertisedProduct) => void) | undefined
  /** Codes of products that are being left out or brought back. */
  readonly pending: ReadonlyArray<string>
}

/** Whether another line in the feed may help a product: it has a problem, wastes money, or is shown by no network. */
const isMendable = (product: AdvertisedProduct): boolean =>
  product.link !== undefined &&
  (product.group === "Waste" ||
    product.group === "Sleeping" ||
    productProblems.some((one) => hasProblem(one, { ...product, card: product })))

/** The advertised products with their figures, each leading to its own. */
export const ProductTable = ({
  reading,
  format,
  hrefOf,
  onOpen,
  onSort,
  onPage,
  onAll,
  columns,
  onLeaveOut,
  onBoost,
  pending,
}: ProductTableProps) => {
  const { t } = useTranslation(["products", "common"])
  const { list, insights, sort, order, page, pages } = reading
  const words = useAttributeWords(format, insights.currency)
  const columnOf = (id: ProductColumn): Column<AdvertisedProduct> => {
    const metric = metricNamed(id)
    if (metric !== undefined)
      return {
        id: sortOf[metric],
        label: t(`products:metric.${metric}`),
        isNumber: true,
        isSortable: true,
        render: ({ totals, group }) => {
          const value = group === "Sleeping" ? undefined : totals[metric]
          if (value === undefined) return t("common:state.noData")
          return <bdi dir="ltr">{metricInWords(format, insights.currency, metric)(value)}</bdi>
        },
      }
    if (id === "group")
      return {
        id,
        label: t("products:group"),
        render: ({ group }) => <Badge tone={tones[group]}>{t(`products:groups.name.${group}`)}</Badge>,
      }
    const attribute = attributeNamed(id)
    return {
      id,
      label: attribute === undefined ? id : t(`products:attribute.${attribute}`),
      render: (product) =>
        attribute === undefined || attributeOf(product, attribute) === undefined
          ? t("common:state.noData")
          : words(attribute, attributeOf(product, attribute)),
    }
  }
  const boostOf = (product: AdvertisedProduct) => {
    const { productId, title = productId } = product
    if (onBoost === undefined || !isBoostable(product)) return null
    return (
      <Button
        kind="secondary"
        size="small"
        aria-label={t("products:boost.actOf", { title })}
        onPress={() => onBoost(product)}
      >
        {t("products:boost.act")}
      </Button>
    )
  }
  const leaveOutOf = ({ productId, title = productId, link, isLeftOut = false }: AdvertisedProduct) => {
    if (onLeaveOut === undefined || (link === undefined && !isLeftOut)) return null
    return (
      <Button
        kind="secondary"
        size="small"
        isPending={pending.includes(productId)}
        isDisabled={pending.length > 0 && !pending.includes(productId)}
        pendingLabel={t("common:state.saving")}
        aria-label={t(isLeftOut ? "products:leftOut.backOf" : "products:leftOut.actOf", { title })}
        onPress={() => onLeaveOut([productId], !isLeftOut)}
      >
        {t(isLeftOut ? "products:leftOut.back" : "products:leftOut.act")}
      </Button>
    )
  }
  const mendOf = (product: AdvertisedProduct) => {
    const { productId, title = productId } = product
    if (onLeaveOut === undefined || !isMendable(product)) return null
    return (
      <NavButton
        kind="quiet"
        size="small"
        to={`../productFeed?${new URLSearchParams({ product: productId }).toString()}`}
        aria-label={t("products:mend.actOf", { title })}
      >
        {t("products:mend.act")}
      </NavButton>
    )
  }
  const actsOf = (product: AdvertisedProduct) => (
    <div className={styles["acts"]}>
      {boostOf(product)}
      {leaveOutOf(product)}
      {mendOf(product)}
    </div>
  )
  return (
    <>
      <DataTable
        caption={t("products:products")}
        rows={list.products}
        rowKey={({ productId }) => productId}
        rowHref={({ productId }) => hrefOf(productId)}
        onRowOpen={({ productId }) => onOpen(productId)}
        sort={{ column: sort, direction: order === "Ascending" ? "ascending" : "descending" }}
        onSort={({ column, direction }) => {
          const chosen = ProductSort.literals.find((name) => name === column) ?? "Product"
          onSort(chosen, direction === "ascending" ? "Ascending" : "Descending")
        }}
        empty={
          <EmptyState
            level={2}
            icon={<SearchX />}
            title={t("products:noneFound")}
            action={
              <Button kind="secondary" onPress={onAll}>
                {t("products:all")}
              </Button>
            }
          >
            {t("products:noneFoundText")}
          </EmptyState>
        }
        columns={[
          {
            id: "Product",
            label: t("products:product"),
            isSortable: true,
            render: (product) => <ProductWords product={product} format={format} />,
          },
          ...columns.map(columnOf),
          { id: "act", label: t("products:act"), onPhones: "wide", render: actsOf },
        ]}
      />
      {pages > 1 ? (
        <Pagination
          label={t("products:products")}
          summary={t("products:page", { page: format.number(page), pages: format.number(pages) })}
          previousLabel={t("products:previous")}
          nextLabel={t("products:next")}
          onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
          onNext={page < pages ? () => onPage(page + 1) : undefined}
        />
      ) : null}
    </>
  )
}
