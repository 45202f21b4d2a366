import type { LocalDate } from "@domain/kernel"
import { isUsable, type PaymentOption } from "@domain/wallet"
import { Ltr } from "@ui/i18n"
import { Badge } from "@ui/kit/badge"
import { RadioCards } from "@ui/kit/radio-cards"
import { useTranslation } from "react-i18next"
import { useFormat } from "../app/use-format.ts"
import { brandName } from "./card-brand.ts"
import styles from "./card-fields.module.css"
import { cardStanding, lastDayOf } from "./card-standing.ts"
import type { WayToPay } from "./use-way-to-pay.ts"

const another = "another"

export interface WayToPayChoiceProps {
  readonly way: WayToPay
  readonly today: LocalDate
  readonly isDisabled: boolean
}

/** The kept cards and a new way to pay; where the gateway's window offers the cards, which they are. Nothing without cards. */
export const WayToPayChoice = ({ way, today, isDisabled }: WayToPayChoiceProps) => {
  const { t } = useTranslation("launch")
  const format = useFormat()
  const { cards, chosen, choose, isInWindow } = way
  if (cards.length === 0) return null
  const nameOf = ({ brand, last4 }: PaymentOption) => (
    <Ltr>{t("launch:payment.cardName", { brand: brandName(brand), last4 })}</Ltr>
  )
  if (isInWindow)
    return (
      <p className={styles["safe"]}>
        <span>
          {t("launch:payment.keptInWindow")}{" "}
          {cards.map((card, index) => (
            <span key={card.id}>
              {index === 0 ? null : ", "}
              {nameOf(card)}
            </span>
          ))}
        </span>
      </p>
    )
  return (
    <RadioCards
      label={t("launch:payment.payWith")}
      value={chosen ?? another}
      onChange={(id) => choose(id === another ? undefined : id)}
      isDisabled={isDisabled}
      options={[
        ...cards.map((card) => {
          const standing = cardStanding(card, today)
          const month = format.day(lastDayOf(card), { month: "long", year: "numeric" })
          return {
            id: card.id,
            title: nameOf(card),
            description: t("launch:payment.cardUntil", { month }),
            isDisabled: !isUsable(card, today),
            ...(standing === "usable"
              ? card.isDefault && { note: <Badge tone="accent">{t("launch:payment.cardDefault")}</Badge> }
              : {
                  note: (
                    <Badge tone={standing === "expired" ? "danger" : "warning"}>
                      {t(`launch:payment.card_${standing}`)}
                    </Badge>
                  ),
                }),
          }
        }),
        { id: another, title: t("launch:payment.anotherCard") },
      ]}
    />
  )
}
