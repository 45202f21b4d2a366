import type { OutputOf } from "@application/kernel"
import type { ListRegionPrices } from "@application/signup/contract"
import { type Region, regionFacts } from "@domain/kernel"
import { formatMoney, type LanguageCode } from "@ui/i18n"
import { Badge } from "@ui/kit/badge"
import { RadioCards } from "@ui/kit/radio-cards"
import { useTranslation } from "react-i18next"
import styles from "./region-choice.module.css"

export interface RegionChoiceProps {
  readonly regions: ReadonlyArray<Region>
  readonly value: Region | null
  readonly onChange: (region: Region) => void
  readonly language: LanguageCode
  /** Marked as likely; nothing is chosen by it. */
  readonly suggested?: Region | undefined
  /** None until they are known; the choice does not wait for them. */
  readonly prices: OutputOf<typeof ListRegionPrices> | undefined
  readonly error?: string | undefined
}

/** Countries with what follows from them: currency and least daily budget. Spec: country choice. */
export const RegionChoice = ({ regions, value, onChange, language, prices, suggested, error }: RegionChoiceProps) => {
  const { t } = useTranslation(["signup", "common"])
  return (
    <RadioCards
      label={t("signup:country.label")}
      value={value}
      error={error}
      onChange={(id) => {
        const chosen = regions.find((region) => region === id)
        if (chosen !== undefined) onChange(chosen)
      }}
      options={regions.map((region) => {
        const price = prices?.find((each) => each.region === region)
        return {
          id: region,
          title:
            region === suggested ? (
              <span className={styles["named"]}>
                {t(`common:region.${region}`)} <Badge tone="glow">{t("signup:country.suggested")}</Badge>
              </span>
            ) : (
              t(`common:region.${region}`)
            ),
          icon: <span className={styles["code"]}>{region}</span>,
          // A space holds the line's height.
          description:
            price === undefined
              ? "\u00a0"
              : t("signup:country.from", {
                  amount: formatMoney({ amount: price.minimumDaily, currency: price.currency }, language, region),
                }),
          note: <span dir="ltr">{price?.currency ?? regionFacts[region].currency}</span>,
        }
      })}
    />
  )
}
