import { ProductInsightPeriod } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { ChartNoAxesColumn, PackageOpen } from "lucide-react"
import { useTranslation } from "react-i18next"
import { NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { SearchBox } from "@ui/shared/search-box"
import { ProductCards, ProductTrend } from "./product-figures.tsx"
import { ProductTable, type ProductTableProps } from "./product-table.tsx"
import styles from "./products.module.css"

export interface ProductsViewProps extends ProductTableProps {
  readonly onPeriod: (period: ProductInsightPeriod) => void
  readonly onSearch: (words: string) => void
}

/** What advertised products brought: figures, their course, and each product. Spec: screens, productInsights. */
export const ProductsView = ({ onPeriod, onSearch, ...table }: ProductsViewProps) => {
  const { t } = useTranslation(["app", "common"])
  const { reading, format, onAll } = table
  const { insights, list, period, words, hasFeed, chosen } = reading
  const isEmpty = list.total === 0 && words === "" && chosen === undefined
  const kind = hasFeed ? "noFigures" : "noFeed"
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("app:products.title")}
        lead={t("app:products.lead", { period: format.days(insights.days.from, insights.days.to) })}
        {...((hasFeed || !isEmpty) && {
          actions: (
            <Select
              label={t("app:products.period")}
              placeholder={t("app:products.period")}
              value={period}
              options={ProductInsightPeriod.literals.map((id) => ({ id, label: t(`app:products.periods.${id}`) }))}
              onChange={(id) => {
                const wanted = ProductInsightPeriod.literals.find((name) => name === id)
                if (wanted !== undefined) onPeriod(wanted)
              }}
            />
          ),
        })}
      />
      {isEmpty ? (
        <EmptyState
          level={2}
          icon={hasFeed ? <ChartNoAxesColumn /> : <PackageOpen />}
          title={t(`app:products.${kind}.title`)}
          action={
            <NavButton to={hasFeed ? "../campaigns" : "../productFeed"} kind="secondary">
              {t(`app:products.${kind}.action`)}
            </NavButton>
          }
        >
          {t(`app:products.${kind}.text`)}
        </EmptyState>
      ) : (
        <>
          {chosen === undefined ? null : (
            <div className={styles["product"]}>
              <strong>{t("app:products.onlyOne", { name: chosen })}</strong>
              <Button kind="quiet" size="small" onPress={onAll}>
                {t("app:products.all")}
              </Button>
            </div>
          )}
          <ProductCards insights={insights} format={format} />
          <ProductTrend insights={insights} format={format} />
          <Panel title={t("app:products.products")}>
            <SearchBox label={t("app:products.search")} words={words} onSearch={onSearch} />
            <ProductTable {...table} />
          </Panel>
          <p className={styles["quiet"]}>{t("app:products.about")}</p>
        </>
      )}
    </div>
  )
}
