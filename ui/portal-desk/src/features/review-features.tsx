import { currencySymbol, minorDigits, regionFacts } from "@domain/kernel"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { Panel } from "@ui/kit/panel"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import type { FeatureFieldsProps } from "./signup-features.tsx"

/** From which amount two people must approve a campaign, and how many approvals a second person looks at; nothing without reviews. */
export const ReviewFeatures = ({ form }: FeatureFieldsProps) => {
  const { t } = useTranslation("portalLook")
  const { value: regions } = form.field("regions")
  const { value: isCampaignReviewed } = form.field("isCampaignReviewed")
  const { value: amounts, onChange } = form.field("twoPeopleFrom")
  if (!isCampaignReviewed) return null
  const currencies = [...new Set(regions.map((region) => regionFacts[region].currency))]
  return (
    <Panel title={t("portalLook:features.review.title")} description={t("portalLook:features.review.lead")}>
      <div className={panel["stack"]}>
        {currencies.map((currency) => (
          <MoneyField
            key={currency}
            label={t("portalLook:features.review.twoFrom", { currency })}
            hint={t("portalLook:features.review.twoFromHint")}
            symbol={currencySymbol[currency]}
            minorDigits={minorDigits[currency]}
            value={amounts[currency]}
            onChange={(amount) => onChange({ ...amounts, [currency]: amount })}
          />
        ))}
        <NumberField
          label={t("portalLook:features.review.sample")}
          hint={t("portalLook:features.review.sampleHint")}
          minValue={0}
          maxValue={100}
          {...form.number("samplePercent")}
        />
      </div>
    </Panel>
  )
}
