import { Schema } from "effect"

/** Why a card or account was declined, as far as the buyer can do something about it. Ours, after both gateways. */
export const DeclineCause = Schema.Literals([
  "insufficientFunds",
  "expired",
  "wrongCode",
  "wrongNumber",
  "notAuthenticated",
  "other",
])
export type DeclineCause = typeof DeclineCause.Type

const causes: ReadonlyArray<readonly [RegExp, DeclineCause]> = [
  [/^insufficient_(?:funds|balance)$/, "insufficientFunds"],
  [/^(?:expired_card|card_expired|invalid_expiry.*)$/, "expired"],
  [/^(?:(?:incorrect|invalid)_(?:cvc|cvv))$/, "wrongCode"],
  [/^(?:(?:incorrect|invalid)_(?:card_)?number)$/, "wrongNumber"],
  [/authentication/, "notAuthenticated"],
]

/** What a gateway's reason means; a reason that is not known is `other`, and its own text is never shown. */
export const declineCause = (reason: string): DeclineCause =>
  causes.find(([pattern]) => pattern.test(reason))?.[1] ?? "other"
