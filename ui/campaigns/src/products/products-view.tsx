import {
  firstProductColumns,
  type ProductAttribute,
  type ProductColumn,
  productColumns,
  type ProductGroup,
  type ProductProblem,
  ProductInsightPeriod,
} from "@domain/insights"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { IconButton } from "@ui/kit/icon-button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { ChartNoAxesColumn, PackageOpen, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ColumnChoice } from "@ui/shared/column-choice"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { SearchBox } from "@ui/shared/search-box"
import { useAttributeWords } from "./attribute-words.ts"
import { ProductAlerts } from "./product-alerts.tsx"
import { ProductBreakdown } from "./product-breakdown.tsx"
import { attributeNamed, metricNamed } from "./product-columns.ts"
import { ProductCards, ProductTrend, type ProductTrendProps } from "./product-figures.tsx"
import { ProductGroups } from "./product-groups.tsx"
import { ProductTable, type ProductTableProps } from "./product-table.tsx"
import { ProductsDownload } from "./products-download.tsx"
import styles from "./products.module.css"

export interface ProductsViewProps extends ProductTableProps {
  readonly onPeriod: (period: ProductInsightPeriod) => void
  readonly onSearch: (words: string) => void
  readonly onProblem: (problem: ProductProblem | undefined) => void
  readonly onGroup: (group: ProductGroup | undefined) => void
  readonly onAttribute: (attribute: ProductAttribute) => void
  readonly onValue: (value: string) => void
  readonly onEveryValue: () => void
  readonly hrefOfValue: (value: string) => string
  readonly onMetrics: ProductTrendProps["onMetrics"]
  readonly failure: unknown
  readonly onColumns: (columns: ReadonlyArray<ProductColumn>) => void
}

interface ChosenPartProps {
  readonly name: string
  readonly onRemove: () => void
}

/** One part of what is chosen, with the press that takes it away. */
const ChosenPart = ({ name, onRemove }: ChosenPartProps) => {
  const { t } = useTranslation("products")
  return (
    <span className={styles["chip"]}>
      <bdi>{name}</bdi>
      <IconButton label={t("products:remove", { name })} onPress={onRemove}>
        <X aria-hidden size={16} />
      </IconButton>
    </span>
  )
}

/** What advertised products brought: figures, their course, and each product. Spec: screens, productInsights. */
export const ProductsView = (props: ProductsViewProps) => {
  const {
    onPeriod,
    onSearch,
    onProblem,
    onGroup,
    onAttribute,
    onValue,
    onEveryValue,
    hrefOfValue,
    onMetrics,
    onColumns,
    failure,
    ...table
  } = props
  const { t } = useTranslation(["products", "common"])
  const { reading, format, onAll, columns, onLeaveOut, pending } = table
  const { insights, list, period, words, hasFeed, chosen, group, attribute, value, problem, first, second } = reading
  const attributeWords = useAttributeWords(format, insights.currency)
  const isChoice =
    words !== "" || chosen !== undefined || group !== undefined || value !== undefined || problem !== undefined
  const isEmpty = !isChoice && list.groups.every((part) => part.group === "Sleeping")
  const columnWords = (id: ProductColumn): string => {
    const [metric, ofFeed] = [metricNamed(id), attributeNamed(id)]
    if (metric !== undefined) return t(`products:metric.${metric}`)
    return ofFeed === undefined ? t("products:group") : t(`products:attribute.${ofFeed}`)
  }
  const ofMetrics = { first, second, onMetrics }
  const kind = hasFeed ? "noFigures" : "noFeed"
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("products:title")}
        lead={t("products:lead", { period: format.days(insights.days.from, insights.days.to) })}
        {...((hasFeed || !isEmpty) && {
          actions: (
            <Select
              label={t("products:period")}
              placeholder={t("products:period")}
              value={period}
              options={ProductInsightPeriod.literals.map((id) => ({ id, label: t(`products:periods.${id}`) }))}
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
          title={t(`products:${kind}.title`)}
          action={
            <NavButton to={hasFeed ? "../campaigns" : "../productFeed"} kind="secondary">
              {t(`products:${kind}.action`)}
            </NavButton>
          }
        >
          {t(`products:${kind}.text`)}
        </EmptyState>
      ) : (
        <>
          {chosen !== undefined ? (
            <div className={styles["product"]}>
              <strong>{t("products:onlyOne", { name: chosen })}</strong>
              <Button kind="quiet" size="small" onPress={onAll}>
                {t("products:all")}
              </Button>
            </div>
          ) : (
            <ProductGroups groups={list.groups} chosen={group} format={format} onChoose={onGroup} />
          )}
          {group === undefined && value === undefined && problem === undefined ? null : (
            <div className={styles["chosen"]}>
              <strong>{t("products:chosen")}</strong>
              {group === undefined ? null : (
                <ChosenPart name={t(`products:groups.name.${group}`)} onRemove={() => onGroup(undefined)} />
              )}
              {problem === undefined ? null : (
                <ChosenPart name={t(`products:alerts.name.${problem}`)} onRemove={() => onProblem(undefined)} />
              )}
              {value === undefined ? null : (
                <ChosenPart
                  name={`${t(`products:attribute.${attribute}`)}: ${attributeWords(attribute, value)}`}
                  onRemove={onEveryValue}
                />
              )}
              <Button kind="quiet" size="small" onPress={onAll}>
                {t("products:clear")}
              </Button>
            </div>
          )}
          <FailureNotice failure={failure} />
          {chosen === undefined ? (
            <ProductAlerts
              alerts={list.alerts}
              chosen={problem}
              pending={pending}
              onShow={onProblem}
              onLeaveOut={onLeaveOut}
            />
          ) : null}
          <ProductCards insights={insights} format={format} />
          <ProductTrend insights={insights} format={format} {...ofMetrics} />
          {chosen !== undefined || list.breakdown === undefined ? null : (
            <ProductBreakdown
              breakdown={list.breakdown}
              currency={insights.currency}
              format={format}
              onAttribute={onAttribute}
              hrefOf={hrefOfValue}
              onValue={onValue}
            />
          )}
          <Panel title={t("products:products")}>
            <div className={styles["tools"]}>
              <SearchBox label={t("products:search")} words={words} onSearch={onSearch} />
              <div className={styles["choices"]}>
                <ColumnChoice
                  options={productColumns.map((id) => ({ id, label: columnWords(id) }))}
                  columns={columns}
                  first={firstProductColumns}
                  onChange={onColumns}
                />
                <ProductsDownload asked={reading.asked} columns={columns} />
              </div>
            </div>
            <div className={styles["scroll"]}>
              <ProductTable {...table} />
            </div>
            {list.isWholeFeed ? null : <p className={styles["quiet"]}>{t("products:sleepingLeftOut")}</p>}
          </Panel>
          <p className={styles["quiet"]}>{t("products:about")}</p>
        </>
      )}
    </div>
  )
}
