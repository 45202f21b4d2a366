import { type Offer, offerText } from "@domain/creatives"
import { currencySymbol, type LocalDate, type Region, regionFacts } from "@domain/kernel"
import { formatDate } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import { offerProblem } from "./offer-form.ts"
import styles from "./offer-preview.module.css"

export interface OfferPreviewProps {
  readonly offer: Offer
  readonly region: Region
  readonly today: LocalDate
}

/** How the offer will read in the ad, as it is typed. */
export const OfferPreview = ({ offer, region, today }: OfferPreviewProps) => {
  const { t } = useTranslation("signup")
  const { language } = usePortal()
  const problem = offerProblem(offer, today)?.field
  const isSayable = problem === undefined || problem === "validUntil"
  const text = isSayable ? offerText(offer, language, currencySymbol[regionFacts[region].currency]) : ""
  const { validUntil } = offer
  return (
    <div className={styles["preview"]} role="status">
      <span className={styles["label"]}>{t("signup:offer.preview")}</span>
      <p className={styles["offer"]} data-empty={text === ""}>
        <bdi>{text === "" ? t("signup:offer.previewEmpty") : text}</bdi>
      </p>
      {text === "" ? null : (
        <p className={styles["end"]}>
          {validUntil === undefined
            ? t("signup:offer.noEnd")
            : t("signup:offer.until", {
                date: formatDate(new Date(`${validUntil}T00:00:00Z`), language, "UTC", region),
              })}
        </p>
      )}
    </div>
  )
}
