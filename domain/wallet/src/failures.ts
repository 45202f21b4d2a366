import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { CurrencyCode, MinorUnits, Region } from "@domain/kernel"

/** Less is available than is needed: `missing` minor units. Spec: states, "Paused when funds are insufficient". */
export class InsufficientFunds extends Schema.TaggedError<InsufficientFunds>()("InsufficientFunds", {
  errorCode: errorCode(1003),
  missing: MinorUnits,
  currency: CurrencyCode,
}) {}

/** The gateway said no; `reason` is its own message. Spec: error catalogue, 201 (message passed through). */
export class PaymentProviderRefused extends Schema.TaggedError<PaymentProviderRefused>()("PaymentProviderRefused", {
  errorCode: errorCode(201),
  reason: Schema.String,
}) {}

/** The card or account was declined; nothing was taken. */
export class PaymentDeclined extends Schema.TaggedError<PaymentDeclined>()("PaymentDeclined", {
  errorCode: errorCode(1010),
  reason: Schema.String,
}) {}

/** The gateway has not decided yet; a later retry is safe. */
export class PaymentPending extends Schema.TaggedError<PaymentPending>()("PaymentPending", {
  errorCode: errorCode(1011),
}) {}

/** The gateway says that nothing was taken: no attempt was made, or it was cancelled. */
export class PaymentNotTaken extends Schema.TaggedError<PaymentNotTaken>()("PaymentNotTaken", {
  errorCode: errorCode(1010),
}) {}

/** The session has no such payment. Spec: error catalogue, 104. */
export class PaymentNotFound extends Schema.TaggedError<PaymentNotFound>()("PaymentNotFound", {
  errorCode: errorCode(104),
}) {}

/** The key was used before with other content. */
export class IdempotencyConflict extends Schema.TaggedError<IdempotencyConflict>()("IdempotencyConflict", {
  errorCode: errorCode(1002),
}) {}

/** The budget may not be priced or paid; `keys` are the budget's message keys. Spec: error catalogue, 102. */
export class BudgetNotAllowed extends Schema.TaggedError<BudgetNotAllowed>()("BudgetNotAllowed", {
  errorCode: errorCode(102),
  keys: Schema.Array(Schema.String),
}) {}

/**
 * The shown price, or the part due after the wallet's share, is out of date: show the new price and ask again. Minor
 * units.
 */
export class PriceChanged extends Schema.TaggedError<PriceChanged>()("PriceChanged", {
  errorCode: errorCode(1001),
  total: MinorUnits,
  due: MinorUnits,
}) {}

/** More than may go back, or no whole amount; `atMost` minor units may. Spec: wallet action 2; refunds never exceed what was paid. */
export class RefundNotAllowed extends Schema.TaggedError<RefundNotAllowed>()("RefundNotAllowed", {
  errorCode: errorCode(102),
  reason: Schema.Literals(["amountInvalid", "aboveWhatWasPaid"]),
  atMost: MinorUnits,
  currency: CurrencyCode,
}) {}

/** The gateway took another amount than was asked for; nothing is credited and somebody has to look. Ours. */
export class OtherAmountTaken extends Schema.TaggedError<OtherAmountTaken>()("OtherAmountTaken", {
  errorCode: errorCode(201),
  taken: MinorUnits,
  currency: CurrencyCode,
}) {}

/** The profile has no such card. Spec: error catalogue, 104. */
export class PaymentOptionNotFound extends Schema.TaggedError<PaymentOptionNotFound>()("PaymentOptionNotFound", {
  errorCode: errorCode(104),
}) {}

/**
 * The card's bank asks its holder to confirm the payment: the browser does that with the secret, and the payment is confirmed after
 * that. Ours, after strong customer authentication.
 */
export class CardAuthenticationNeeded extends Schema.TaggedError<CardAuthenticationNeeded>()(
  "CardAuthenticationNeeded",
  { errorCode: errorCode(1011), paymentIntentId: Schema.String, clientSecret: Schema.String },
) {}

/**
 * The gateway that a call names does not serve this: it is another region's or currency's, its keys are of the other mode (real or
 * for tests), or it keeps cards only while they pay. Ours.
 */
export class GatewayNotOffered extends Schema.TaggedError<GatewayNotOffered>()("GatewayNotOffered", {
  errorCode: errorCode(102),
  reason: Schema.Literals(["region", "currency", "mode", "cardsWhilePaying"]),
}) {}

/** No gateway is on that takes the region's currency. Ours. */
export class PaymentsNotSetUp extends Schema.TaggedError<PaymentsNotSetUp>()("PaymentsNotSetUp", {
  errorCode: errorCode(1035),
  region: Region,
}) {}

/** The tax office's record of a GSTIN could not be had. Spec: error catalogue 8.3, "GST details not fetched". */
export class GstDetailsNotFetched extends Schema.TaggedError<GstDetailsNotFetched>()("GstDetailsNotFetched", {
  errorCode: errorCode(1019),
  gstin: Schema.String,
}) {}

/** The GSTIN given is none. Spec: "GSTIN valid and required for GST invoice". */
export class GstinInvalid extends Schema.TaggedError<GstinInvalid>()("GstinInvalid", {
  errorCode: errorCode(102),
  gstin: Schema.String,
}) {}

/** A financial year of a series has used all its numbers. Ours. */
export class InvoiceSeriesFull extends Schema.TaggedError<InvoiceSeriesFull>()("InvoiceSeriesFull", {
  errorCode: errorCode(1006),
  series: Schema.String,
}) {}

/** The profile has no such document. Spec: error catalogue, 104. */
export class DocumentNotFound extends Schema.TaggedError<DocumentNotFound>()("DocumentNotFound", {
  errorCode: errorCode(104),
}) {}
