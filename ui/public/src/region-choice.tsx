import { type LocalDate, type Region } from "@domain/kernel"
import { priceListOn } from "@domain/pricing"
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
  /** Prices are those of this day. */
  readonly today: LocalDate
  readonly error?: string | undefined
}

/** Countries with what follows from them: currency and least daily budget. Spec: country choice. */
export const RegionChoice = ({ regions, value, onChange, language, today, suggested, error }: RegionChoiceProps) => {
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
        const { currency, minimumDaily } = priceListOn(region, today)
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
          description: t("signup:country.from", {
            amount: formatMoney({ amount: minimumDaily, currency }, language, region),
          }),
          note: <span dir="ltr">{currency}</span>,
        }
      })}
    />
  )
}
