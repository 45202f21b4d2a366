import { type ProductGroup, productGroups, type ProductGroupPart } from "@domain/insights"
import { cx } from "@ui/kit/cx"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./products.module.css"

export interface ProductGroupsProps {
  readonly groups: ReadonlyArray<ProductGroupPart>
  readonly chosen: ProductGroup | undefined
  readonly format: Format
  readonly onChoose: (group: ProductGroup | undefined) => void
}

/** The groups of products with their share of sales; a press shows one group alone, another press all. */
export const ProductGroups = ({ groups, chosen, format, onChoose }: ProductGroupsProps) => {
  const { t } = useTranslation("products")
  const sales = groups.reduce((sum, { totals }) => sum + totals.totalSales, 0)
  return (
    <section aria-label={t("products:groups.label")} className={styles["grouped"]}>
      <ul className={styles["groups"]}>
        {productGroups.map((group) => {
          const part = groups.find((one) => one.group === group)
          const products = part?.products ?? 0
          return (
            <li key={group}>
              <button
                type="button"
                className={cx(styles["group"], styles[group])}
                aria-pressed={chosen === group}
                disabled={products === 0 && chosen !== group}
                onClick={() => onChoose(chosen === group ? undefined : group)}
              >
                <span className={styles["groupName"]}>{t(`products:groups.name.${group}`)}</span>
                <strong className={styles["groupCount"]}>{t("products:count", { count: products })}</strong>
                {sales > 0 && part !== undefined ? (
                  <span className={styles["quiet"]}>
                    {t("products:share", { share: format.percent(part.totals.totalSales / sales) })}
                  </span>
                ) : null}
                <span className={cx(styles["quiet"], styles["meaning"])}>{t(`products:groups.meaning.${group}`)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles["quiet"]}>{t("products:groups.about")}</p>
    </section>
  )
}
