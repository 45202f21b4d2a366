import { ProductAttribute, type ProductBreakdown as Breakdown } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import { DataTable } from "@ui/kit/data-table"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import type { Format } from "@ui/shared/use-format"
import { Layers } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useAttributeWords } from "./attribute-words.ts"
import { attributeNamed } from "./product-columns.ts"
import { metricInWords } from "./product-figures.tsx"
import styles from "./products.module.css"

export interface ProductBreakdownProps {
  readonly breakdown: Breakdown
  readonly currency: CurrencyCode
  readonly format: Format
  readonly onAttribute: (attribute: ProductAttribute) => void
  readonly hrefOf: (value: string) => string
  readonly onValue: (value: string) => void
}

const columns = ["totalSales", "orders", "costPerOrder", "clicks"] as const

/** Sales by one attribute of the feed; a value shows its products alone in all figures of the page. */
export const ProductBreakdown = (props: ProductBreakdownProps) => {
  const { breakdown, currency, format, onAttribute, hrefOf, onValue } = props
  const { t } = useTranslation(["products", "common"])
  const words = useAttributeWords(format, currency)
  const { attribute, parts, rest } = breakdown
  const sales = parts.reduce((sum, { totals }) => sum + totals.totalSales, rest?.totals.totalSales ?? 0)
  const rows = [
    ...parts.map((part) => ({ ...part, id: `=${part.value ?? ""}`, name: words(attribute, part.value) })),
    ...(rest === undefined
      ? []
      : [{ ...rest, id: "rest", name: t("products:breakdown.rest", { count: rest.values }) }]),
  ]
  return (
    <Panel
      title={t("products:breakdown.title")}
      actions={
        <Select
          label={t("products:breakdown.by")}
          placeholder={t("products:breakdown.by")}
          value={attribute}
          options={ProductAttribute.literals.map((id) => ({ id, label: t(`products:attribute.${id}`) }))}
          onChange={(id) => {
            const chosen = attributeNamed(id)
            if (chosen !== undefined) onAttribute(chosen)
          }}
        />
      }
    >
      <DataTable
        caption={t("products:breakdown.caption", { attribute: t(`products:attribute.${attribute}`) })}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => (id === "rest" ? undefined : hrefOf(id.slice(1)))}
        onRowOpen={({ id }) => onValue(id.slice(1))}
        empty={<EmptyState level={3} icon={<Layers />} title={t("products:breakdown.none")} />}
        columns={[
          {
            id: "value",
            label: t(`products:attribute.${attribute}`),
            render: ({ name, totals }) => (
              <span className={styles["value"]}>
                <span>
                  <bdi>{name}</bdi>
                </span>
                <span
                  aria-hidden
                  className={styles["bar"]}
                  style={{ inlineSize: `${sales === 0 ? 0 : (100 * totals.totalSales) / sales}%` }}
                />
              </span>
            ),
          },
          {
            id: "products",
            label: t("products:breakdown.products"),
            isNumber: true,
            render: ({ products }) => format.number(products),
          },
          ...columns.map((name) => ({
            id: name,
            label: t(`products:metric.${name}`),
            isNumber: true,
            isSecondary: name === "clicks",
            render: ({ totals }: (typeof rows)[number]) => {
              const figure = totals[name]
              if (figure === undefined) return t("common:state.noData")
              return <bdi dir="ltr">{metricInWords(format, currency, name)(figure)}</bdi>
            },
          })),
        ]}
      />
    </Panel>
  )
}
