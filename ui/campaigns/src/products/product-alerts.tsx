import type { ProductAlert, ProductProblem } from "@domain/insights"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./products.module.css"

export interface ProductAlertsProps {
  readonly alerts: ReadonlyArray<ProductAlert>
  readonly chosen: ProductProblem | undefined
  readonly pending: ReadonlyArray<string>
  readonly onShow: (problem: ProductProblem) => void
  /** Leaves products out of ads; absent for somebody who may not. */
  readonly onLeaveOut: ((productIds: ReadonlyArray<string>, isLeftOut: boolean) => void) | undefined
}

/** What is wrong with products that are advertised: how many, which, and the press that takes them out of ads. */
export const ProductAlerts = ({ alerts, chosen, pending, onShow, onLeaveOut }: ProductAlertsProps) => {
  const { t } = useTranslation(["products", "common"])
  return alerts.map(({ problem, products, productIds }) => (
    <Banner
      key={problem}
      tone="warning"
      title={t(`products:alerts.title.${problem}`, { count: products })}
      action={
        <div className={styles["choices"]}>
          {chosen === problem ? null : (
            <Button kind="secondary" size="small" onPress={() => onShow(problem)}>
              {t("products:alerts.show")}
            </Button>
          )}
          {problem === "SoldOut" ? null : (
            <NavButton kind="quiet" size="small" to="../productFeed">
              {t("products:alerts.feed")}
            </NavButton>
          )}
          {onLeaveOut === undefined ? null : (
            <Button
              kind="quiet"
              size="small"
              isPending={productIds.every((code) => pending.includes(code))}
              isDisabled={pending.length > 0 && !productIds.every((code) => pending.includes(code))}
              pendingLabel={t("common:state.saving")}
              onPress={() => onLeaveOut(productIds, true)}
            >
              {t("products:alerts.leaveOut", { count: productIds.length })}
            </Button>
          )}
        </div>
      }
    >
      {t(`products:alerts.text.${problem}`)}
    </Banner>
  ))
}
