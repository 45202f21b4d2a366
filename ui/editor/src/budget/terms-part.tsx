import type { CampaignEditState, CampaignListItem } from "@application/campaigns/contract"
import { type EditedTerms, endDatesFor } from "@domain/campaigns"
import { currencySymbol, localDateAt, minorDigits, regionFacts } from "@domain/kernel"
import { MoneyField } from "@ui/kit/money-field"
import { TextField } from "@ui/kit/text-field"
import { ChangePrice } from "@ui/shared/budget"
import { presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../editor.module.css"

export interface TermsPartProps {
  readonly campaign: CampaignListItem
  readonly server: Pick<CampaignEditState, "running" | "quote" | "lacks">
  /** What is typed; absent parts are as they run. */
  readonly terms: EditedTerms | undefined
  /** Whether the server's answer is about what is typed. */
  readonly isSaved: boolean
  readonly onChange: (terms: EditedTerms) => void
}

/** Another daily amount and last day, with the price of the change line by line as it is typed. */
export const TermsPart = ({ campaign, server, terms, isSaved, onChange }: TermsPartProps) => {
  const { t } = useTranslation(["editor", "app", "launch", "failures"])
  const format = useFormat()
  const { budget, businessProfileId, id, region } = campaign
  const { running, quote, lacks } = server
  const wanted = { ...running, ...terms }
  const { earliest, latest } = endDatesFor(campaign, localDateAt(presentTime(), regionFacts[region].timeZone))
  const hint = t("app:campaigns.endDate.hint", { earliest: format.day(earliest), latest: format.day(latest) })
  const { endDate, dailyBudget } = wanted
  const isOutside = endDate !== undefined && terms?.endDate !== undefined && (endDate < earliest || endDate > latest)
  const refusal = (key: string) => (isSaved && lacks.includes(key) ? t([`failures:${key}`]) : undefined)
  return (
    <div className={styles["stack"]}>
      {budget === undefined ? null : (
        <MoneyField
          label={t(`editor:budget.amount.${budget.budgetType}`)}
          hint={t(`editor:budget.fixed.${budget.budgetType}`)}
          symbol={currencySymbol[budget.currency]}
          minorDigits={minorDigits[budget.currency]}
          value={dailyBudget}
          error={refusal("campaigns.edit.budget")}
          // An emptied box is no amount: what runs stays until there is one.
          onChange={(amount) => {
            if (amount !== undefined && amount > 0) onChange({ ...wanted, dailyBudget: amount })
          }}
        />
      )}
      <TextField
        type="date"
        label={t("app:campaigns.endDate.label")}
        hint={`${hint} ${t(`launch:budget.zone.${region}`)}`}
        error={isOutside ? hint : refusal("campaigns.edit.endDate")}
        value={endDate ?? ""}
        onChange={(day) => {
          if (day !== "") onChange({ ...wanted, endDate: day })
        }}
        {...{ min: earliest, max: latest }}
      />
      <div aria-live="polite">
        {terms === undefined ? <p className={styles["quiet"]}>{t("app:campaigns.change.first")}</p> : null}
        {terms !== undefined && !isSaved ? (
          <p className={styles["quiet"]}>{t("app:campaigns.change.quoting")}</p>
        ) : null}
        {terms !== undefined && isSaved && quote !== undefined ? (
          <ChangePrice
            quote={quote}
            format={format}
            businessProfileId={businessProfileId}
            back={`/app/${businessProfileId}/editCampaign/${id}?step=budget`}
          />
        ) : null}
      </div>
    </div>
  )
}
