import type { LocalDate } from "@domain/kernel"
import type { PaymentOption } from "@domain/wallet"
import { Ltr } from "@ui/i18n"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { brandName, cardStanding, lastDayOf } from "@ui/shared/payment"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./cards.module.css"

export interface CardRowProps {
  readonly card: PaymentOption
  readonly today: LocalDate
  readonly isDisabled: boolean
  readonly onMakeDefault: () => void
  readonly onRemove: () => void
}

/** One kept card: which it is, how long it is valid, and what may be done with it. */
export const CardRow = ({ card, today, isDisabled, onMakeDefault, onRemove }: CardRowProps) => {
  const { t } = useTranslation("app")
  const format = useFormat()
  const standing = cardStanding(card, today)
  const words = { brand: brandName(card.brand), last4: card.last4 }
  return (
    <li className={styles["card"]}>
      <span className={styles["words"]}>
        <span className={styles["name"]}>
          <Ltr>{t("app:cards.name", words)}</Ltr>
          {card.isDefault ? <Badge tone="accent">{t("app:cards.default")}</Badge> : null}
          {standing === "usable" ? null : (
            <Badge tone={standing === "expired" ? "danger" : "warning"}>{t(`app:cards.${standing}`)}</Badge>
          )}
        </span>
        <span className={styles["until"]}>
          {t("app:cards.until", { month: format.day(lastDayOf(card), { month: "long", year: "numeric" }) })}
        </span>
      </span>
      <span className={styles["tools"]}>
        {card.isDefault || standing === "expired" ? null : (
          <Button
            size="small"
            kind="secondary"
            onPress={onMakeDefault}
            isDisabled={isDisabled}
            aria-label={t("app:cards.makeDefaultOf", words)}
          >
            {t("app:cards.makeDefault")}
          </Button>
        )}
        <Button
          size="small"
          kind="quiet"
          onPress={onRemove}
          isDisabled={isDisabled}
          aria-label={t("app:cards.removeOf", words)}
        >
          {t("app:cards.remove")}
        </Button>
      </span>
    </li>
  )
}
