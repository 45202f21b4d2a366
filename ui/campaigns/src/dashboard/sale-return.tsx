import { RemoveSaleValue } from "@application/insights/contract"
import type { Dashboard } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useCommand } from "@ui/container"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./dashboard.module.css"
import { useReturnInWords } from "./use-return-in-words.ts"

/** Its fields are loaded once somebody asks for them. */
const SaleValueDialog = lazy(async () => ({ default: (await import("./sale-value-dialog.tsx")).SaleValueDialog }))

export interface SaleReturnPanelProps {
  readonly businessProfileId: BusinessProfileId
  readonly dashboard: Pick<Dashboard, "saleValue" | "saleReturn" | "currency">
  readonly format: Format
}

/** What the ads return by the owner's own figures, how it is computed, and the way to say, change and remove them. */
export const SaleReturnPanel = ({ businessProfileId, dashboard, format }: SaleReturnPanelProps) => {
  const { saleValue, saleReturn, currency } = dashboard
  const { t } = useTranslation(["dashboard", "common"])
  const mayEdit = useMay()("editProfile")
  const [isOpen, setOpen] = useState(false)
  const [removal, remove] = useCommand(RemoveSaleValue)
  const inWords = useReturnInWords(format, currency)
  if (saleValue === undefined && !mayEdit) return null
  const { version = 0 } = saleValue ?? {}
  return (
    <Panel title={t("dashboard:sale.title")}>
      <FailureNotice failure={removal.status === "failed" ? removal.failure : undefined} />
      {saleValue === undefined ? (
        <p>{t("dashboard:sale.ask")}</p>
      ) : saleReturn === undefined ? (
        <p>{t("dashboard:sale.none")}</p>
      ) : (
        <div className={styles["stepWords"]}>
          <p className={styles["return"]}>
            <bdi>{inWords.each(saleReturn)}</bdi>
          </p>
          <p className={styles["quiet"]}>{inWords.computed(saleReturn, saleValue)}</p>
          <p className={styles["quiet"]}>{t("dashboard:sale.computedBy")}</p>
        </div>
      )}
      {mayEdit ? (
        <div className={styles["acts"]}>
          <Button size="small" kind="secondary" onPress={() => setOpen(true)}>
            {t(saleValue === undefined ? "dashboard:sale.add" : "dashboard:sale.change")}
          </Button>
          {saleValue === undefined ? null : (
            <Button
              size="small"
              kind="quiet"
              isPending={removal.status === "pending"}
              pendingLabel={t("common:state.saving")}
              onPress={() => {
                void remove({ businessProfileId, version }).then((outcome) => {
                  if (outcome?.status === "succeeded") toastSuccess(t("dashboard:sale.removed"))
                })
              }}
            >
              {t("dashboard:sale.remove")}
            </Button>
          )}
        </div>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <SaleValueDialog
            businessProfileId={businessProfileId}
            currency={currency}
            saleValue={saleValue}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </Panel>
  )
}
