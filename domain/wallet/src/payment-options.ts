import { Result, Schema } from "effect"
import { lastOfMonth, type LocalDate } from "@domain/kernel"
import { PaymentOptionNotFound } from "./failures.ts"

/** A card that a gateway keeps for a business profile; we know only what may be shown. Spec: Wallet, payment options (cards). */
export const PaymentOption = Schema.Struct({
  id: Schema.String.check(Schema.isMinLength(1)),
  brand: Schema.String,
  last4: Schema.String.check(Schema.isPattern(/^\d{4}$/)),
  expiryMonth: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 12 })),
  expiryYear: Schema.Int.check(Schema.isBetween({ minimum: 2000, maximum: 2999 })),
  isDefault: Schema.Boolean,
})
export type PaymentOption = typeof PaymentOption.Type

/** A card as its gateway knows it: which one is the default is ours. */
export type SavedCard = Omit<PaymentOption, "isDefault">

type PaymentOptions = ReadonlyArray<PaymentOption>

const withDefault = (options: ReadonlyArray<SavedCard>, id: string | undefined): PaymentOptions =>
  options.map((option) => ({ ...option, isDefault: option.id === id }))

/** The card that is charged unless another is chosen; undefined without cards. */
export const defaultOption = (options: PaymentOptions): PaymentOption | undefined =>
  options.find((option) => option.isDefault)

/** A gateway's cards, oldest first, with the chosen one as the default; the oldest where the choice is gone or was never made. Ours. */
export const paymentOptionsOf = (cards: ReadonlyArray<SavedCard>, chosen: string | undefined): PaymentOptions =>
  withDefault(cards, cards.some(({ id }) => id === chosen) ? chosen : cards[0]?.id)

/** Keeps a card, newest last. The first one is the default; one that is kept already is renewed in its place. Ours. */
export const addPaymentOption = (options: PaymentOptions, added: SavedCard): PaymentOptions => {
  const known = options.some((option) => option.id === added.id)
  const updated = known ? options.map((option) => (option.id === added.id ? added : option)) : [...options, added]
  return withDefault(updated, defaultOption(options)?.id ?? added.id)
}

/** Makes one card the default, and no other. Spec: calls, cards/default. */
export const makeDefault = (
  options: PaymentOptions,
  id: string,
): Result.Result<PaymentOptions, PaymentOptionNotFound> =>
  options.some((option) => option.id === id)
    ? Result.succeed(withDefault(options, id))
    : Result.fail(new PaymentOptionNotFound({}))

/** Forgets a card; when it was the default, the newest of the others becomes it. Spec: calls, DELETE paymentOptions; the successor is ours. */
export const removePaymentOption = (
  options: PaymentOptions,
  id: string,
): Result.Result<PaymentOptions, PaymentOptionNotFound> => {
  const rest = options.filter((option) => option.id !== id)
  if (rest.length === options.length) return Result.fail(new PaymentOptionNotFound({}))
  return Result.succeed(withDefault(rest, (defaultOption(rest) ?? rest.at(-1))?.id))
}

/** Whether a card may be charged on a day: until the end of the month it is valid through. */
export const isUsable = ({ expiryMonth, expiryYear }: PaymentOption, on: LocalDate): boolean =>
  on <= lastOfMonth(`${expiryYear}-${String(expiryMonth).padStart(2, "0")}-01`)
