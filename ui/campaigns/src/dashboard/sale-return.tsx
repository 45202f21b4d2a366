import { RemoveSaleValue } from "@application/insights/contract"
import type { Dashboard } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Term } from "@ui/kit/term"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useCommand } from "@ui/container"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import type { ResultWord } from "@ui/shared/outcome"
import styles from "./dashboard.module.css"
import { useReturnInWords } from "./use-return-in-words.ts"

/** Its fields are loaded once somebody asks for them. */
const SaleValueDialog = lazy(async () => ({ default: (await import("./sale-value-dialog.tsx")).SaleValueDialog }))

export interface SaleReturnPanelProps {
  readonly businessProfileId: BusinessProfileId
  readonly dashboard: Pick<Dashboard, "saleValue" | "saleReturn" | "counted" | "currency">
  /** What a result is called. */
  readonly word: ResultWord
  readonly format: Format
}

/**
 * What the ads brought: what conversions on the website were worth, and what enquiries are worth by the owner's own figures, with
 * how it is computed and the way to say, change and remove them.
 */
export const SaleReturnPanel = ({ businessProfileId, dashboard, word, format }: SaleReturnPanelProps) => {
  const { saleValue, saleReturn, counted, currency } = dashboard
  const { t } = useTranslation(["dashboard", "common"])
  const mayEdit = useMay()("editProfile")
  const [isOpen, setOpen] = useState(false)
  const [removal, remove] = useCommand(RemoveSaleValue)
  const inWords = useReturnInWords(format, currency)
  const { version = 0 } = saleValue ?? {}
  const mayEditTag = useMay()("editCampaigns")
  // Real values need no estimate, where every campaign counts them.
  const isEstimated = word !== "Conversions" && word !== "WebsiteVisits"
  if (counted === undefined && isEstimated && saleValue === undefined && !mayEdit) return null
  const real =
    counted === undefined ? null : (
      <div className={styles["stepWords"]}>
        <p className={styles["return"]}>
          <Term meaning={t("dashboard:counted.broughtMeaning")}>
            <bdi>{inWords.brought(counted)}</bdi>
          </Term>
        </p>
        {counted.ratio === undefined ? null : <p className={styles["quiet"]}>{inWords.backEach(counted)}</p>}
      </div>
    )
  if (!isEstimated)
    return (
      <Panel title={t("dashboard:counted.title")}>
        {real ?? <p>{t("dashboard:counted.none")}</p>}
        {counted === undefined && mayEditTag ? (
          <div className={styles["acts"]}>
            <NavButton size="small" kind="secondary" to={`/app/${businessProfileId}/conversions`}>
              {t("dashboard:counted.set")}
            </NavButton>
          </div>
        ) : null}
      </Panel>
    )
  return (
    <Panel title={t(counted === undefined ? "dashboard:sale.title" : "dashboard:counted.title")}>
      {real}
      {counted === undefined ? null : <h3 className={styles["stepTitle"]}>{t("dashboard:counted.estimated")}</h3>}
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
          {counted === undefined ? null : <p className={styles["quiet"]}>{t("dashboard:counted.apart")}</p>}
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
