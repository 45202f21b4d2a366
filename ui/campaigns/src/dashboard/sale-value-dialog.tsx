import { KeepSaleValue } from "@application/insights/contract"
import type { KeptSaleValue } from "@domain/insights"
import { type BusinessProfileId, type CurrencyCode, currencySymbol, minorDigits } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "../campaigns.module.css"

export interface SaleValueDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly currency: CurrencyCode
  /** What was said before. */
  readonly saleValue: KeptSaleValue | undefined
  readonly onClose: () => void
}

/** Asks what a sale is worth and how many enquiries become sales. */
export const SaleValueDialog = ({ businessProfileId, currency, saleValue, onClose }: SaleValueDialogProps) => {
  const { t } = useTranslation(["dashboard", "common"])
  const form = useForm(KeepSaleValue, {
    values: {
      averageSale: saleValue?.averageSale as number | undefined,
      closePercent: saleValue?.closePercent as number | undefined,
    },
    input: ({ averageSale, closePercent }) => {
      const isPercent = closePercent !== undefined && Number.isInteger(closePercent)
      const isAmount = averageSale !== undefined && averageSale > 0
      return isAmount && isPercent && closePercent >= 1 && closePercent <= 100
        ? Result.succeed({ businessProfileId, averageSale, closePercent, version: saleValue?.version ?? 0 })
        : Result.fail({
            ...(!isAmount && { averageSale: t("dashboard:sale.wrongAverage") }),
            ...((!isPercent || closePercent < 1 || closePercent > 100) && {
              closePercent: t("dashboard:sale.wrongPercent"),
            }),
          })
    },
    onSaved: () => {
      toastSuccess(t("dashboard:sale.saved"))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("dashboard:sale.title")}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
          {t("common:action.save")}
        </Button>
      }
    >
      <form {...form.props} className={styles["form"]}>
        <FailureNotice failure={form.failure} />
        <MoneyField
          label={t("dashboard:sale.average")}
          hint={t("dashboard:sale.averageHint")}
          symbol={currencySymbol[currency]}
          minorDigits={minorDigits[currency]}
          {...form.field("averageSale")}
        />
        <NumberField
          label={t("dashboard:sale.percent")}
          hint={t("dashboard:sale.percentHint")}
          unit="%"
          hasSteppers={false}
          minValue={1}
          maxValue={100}
          {...form.number("closePercent")}
        />
      </form>
    </Dialog>
  )
}
