import { type ChangeQuote, QuoteChange } from "@application/campaigns/contract"
import { type Campaign, endDatesFor, type WantedTerms } from "@domain/campaigns"
import { currencySymbol, type LocalDate, localDateAt, minorDigits } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { MoneyField } from "@ui/kit/money-field"
import { TextField } from "@ui/kit/text-field"
import { Predicate } from "effect"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { ChangePrice } from "@ui/shared/budget"
import { useFormat } from "@ui/shared/use-format"
import { FailureNotice, presentTime } from "@ui/shared/frame"
import { useRead } from "@ui/container"
import styles from "./campaigns.module.css"
import { pathOfChange, type WantedChange } from "./wanted-change.ts"

/** A change at the price that its owner has seen. */
export interface AgreedChange extends WantedTerms {
  readonly total: number
}

export interface ChangeDialogProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId" | "name" | "budget" | "startDate" | "endDate">
  /** What was wanted before money was added for it. */
  readonly first?: WantedChange
  /** Why the last try was refused. */
  readonly error: unknown
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onChange: (change: AgreedChange) => void
}

/** Milliseconds after the last key before the price is asked. */
const typingPause = 300

/** Another last day or daily amount, with its price before it is made. Spec: states, "its end date changed". */
export const ChangeDialog = ({ campaign, first, error, isPending, onClose, onChange }: ChangeDialogProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const format = useFormat()
  const { budget } = campaign
  const { earliest, latest } = endDatesFor(campaign, localDateAt(presentTime(), format.timeZone))
  const [day, setDay] = useState<LocalDate>(first?.endDate ?? campaign.endDate ?? earliest)
  const [daily, setDaily] = useState(first?.dailyBudget ?? budget?.dailyBudget)
  const isOutside = day === "" || day < earliest || day > latest
  const isSame = day === campaign.endDate && daily === budget?.dailyBudget
  const wanted = { endDate: day, ...(daily !== undefined && daily !== budget?.dailyBudget && { dailyBudget: daily }) }
  const key = { businessProfileId: campaign.businessProfileId, campaignId: campaign.id }
  const isQuoting = !isOutside && !isSame && daily !== undefined
  const { output, isCurrent, isLoading, failure, retry } = useRead(
    QuoteChange,
    isQuoting ? { ...key, ...wanted } : undefined,
    typingPause,
  )
  useEffect(() => {
    if (error !== undefined) retry()
  }, [error, retry])
  const quote = isQuoting && isCurrent ? output : undefined
  const isUnpriced = isQuoting && !isCurrent && failure !== undefined
  const money = (amount: number) => format.money(amount, budget?.currency ?? "INR")
  const labelOf = ({ added: { total } }: ChangeQuote) => {
    if (total === 0) return t("app:campaigns.change.save")
    return total > 0
      ? t("app:campaigns.change.pay", { total: money(total) })
      : t("app:campaigns.change.takeBack", { total: money(0 - total) })
  }
  const hint = t("app:campaigns.endDate.hint", { earliest: format.day(earliest), latest: format.day(latest) })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("app:campaigns.change.title", { name: campaign.name })}
      closeLabel={t("common:action.close")}
      actions={
        <Button
          isPending={isPending}
          pendingLabel={t("common:state.saving")}
          isDisabled={quote === undefined || quote.missing > 0}
          onPress={() => {
            if (quote !== undefined) onChange({ ...wanted, total: quote.added.total })
          }}
        >
          {quote === undefined ? t("app:campaigns.change.save") : labelOf(quote)}
        </Button>
      }
    >
      <div className={styles["form"]}>
        <FailureNotice failure={error} />
        <TextField
          type="date"
          label={t("app:campaigns.endDate.label")}
          hint={hint}
          error={isOutside ? hint : undefined}
          value={day}
          onChange={setDay}
          {...{ min: earliest, max: latest }}
        />
        {budget === undefined ? null : (
          <MoneyField
            label={t("app:campaigns.change.daily")}
            symbol={currencySymbol[budget.currency]}
            minorDigits={minorDigits[budget.currency]}
            value={daily}
            onChange={setDaily}
          />
        )}
        {isUnpriced ? <FailureNotice failure={failure} /> : null}
        {isUnpriced && !Predicate.hasProperty(failure, "errorCode") ? (
          <Button kind="secondary" size="small" onPress={retry}>
            {t("common:action.retry")}
          </Button>
        ) : null}
        <div aria-live="polite">
          {isQuoting && !isLoading ? null : (
            <p className={styles["quiet"]}>{t(`app:campaigns.change.${isQuoting ? "quoting" : "first"}`)}</p>
          )}
          {quote === undefined ? null : (
            <ChangePrice
              quote={quote}
              format={format}
              businessProfileId={campaign.businessProfileId}
              back={pathOfChange(campaign, wanted)}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}
