import { lastOfMonth, type LocalDate, addDays } from "@domain/kernel"
import { isUsable, type PaymentOption } from "@domain/wallet"

/** Whether a card can be used on a day, for how long not much more, or no longer. */
export type CardStanding = "usable" | "expiring" | "expired"

/** How long before its end a card is said to expire, in days. */
const noticeDays = 45

/** How a card stands on a day. Ours. */
export const cardStanding = (card: PaymentOption, today: LocalDate): CardStanding => {
  if (!isUsable(card, today)) return "expired"
  return isUsable(card, addDays(today, noticeDays)) ? "usable" : "expiring"
}

/** The last day on which a card can be used. */
export const lastDayOf = ({ expiryMonth, expiryYear }: PaymentOption): LocalDate =>
  lastOfMonth(`${expiryYear}-${String(expiryMonth).padStart(2, "0")}-01`)
