import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { CurrencyCode, MinorUnits } from "@domain/kernel"

/** Spec: states, "Paused when funds are insufficient". */
export class InsufficientFunds extends Schema.TaggedError<InsufficientFunds>()("InsufficientFunds", {
  errorCode: errorCode(1003),
  missing: MinorUnits,
  currency: CurrencyCode,
}) {}

/** Spec: error catalogue, 201 (message passed through). */
export class PaymentProviderRefused extends Schema.TaggedError<PaymentProviderRefused>()("PaymentProviderRefused", {
  errorCode: errorCode(201),
  reason: Schema.String,
}) {}

/** The card or account was declined; nothing was taken. */
export class PaymentDeclined extends Schema.TaggedError<PaymentDeclined>()("PaymentDeclined", {
  errorCode: errorCode(1010),
  reason: Schema.String,
}) {}

/** The gateway has not decided yet; asking again later is safe. */
export class PaymentPending extends Schema.TaggedError<PaymentPending>()("PaymentPending", {
  errorCode: errorCode(1011),
}) {}

export class PaymentNotFound extends Schema.TaggedError<PaymentNotFound>()("PaymentNotFound", {
  errorCode: errorCode(104),
}) {}

/** The key was used before with other content. */
export class IdempotencyConflict extends Schema.TaggedError<IdempotencyConflict>()("IdempotencyConflict", {
  errorCode: errorCode(1002),
}) {}

export class BudgetNotAllowed extends Schema.TaggedError<BudgetNotAllowed>()("BudgetNotAllowed", {
  errorCode: errorCode(102),
  keys: Schema.Array(Schema.String),
}) {}

/** The price shown is no longer the price: show the new one and ask again. */
export class PriceChanged extends Schema.TaggedError<PriceChanged>()("PriceChanged", {
  errorCode: errorCode(1001),
  total: MinorUnits,
}) {}
