import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { BusinessProfileId, NamedRegion, SessionId } from "@domain/kernel"
import {
  GatewayFields,
  GatewayNotOffered,
  PaymentGateway,
  PaymentOption,
  PaymentOptionNotFound,
  PaymentProviderRefused,
  PaymentsNotSetUp,
} from "@domain/wallet"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"

const profile = { businessProfileId: BusinessProfileId }
const PaymentOptions = Schema.Array(PaymentOption)
const oneOption = Schema.Struct({ ...profile, id: textOf(100) })

/** The cards that the gateway of the profile's region keeps for it, oldest first. Spec: calls P1. */
export const ListPaymentOptions = contract("wallet/ListPaymentOptions", {
  access: "readWallet",
  input: Schema.Struct(profile),
  output: PaymentOptions,
  failures: [PaymentProviderRefused],
})

/**
 * Begins adding a card without a payment, where the gateway does that; `clientSecret` lets the browser finish it. `region` is the
 * profile's by default, and `isLiveMode`, where it is sent, must be the mode of the server's keys. Spec: calls P2.
 */
export const PreparePaymentOption = contract("wallet/PreparePaymentOption", {
  access: "keepCards",
  input: Schema.Struct({
    ...profile,
    isLiveMode: Schema.optionalKey(Schema.Boolean),
    region: Schema.optionalKey(NamedRegion),
  }),
  output: Schema.Struct({
    gateway: PaymentGateway,
    clientSecret: Schema.String,
    scriptUrl: Schema.String,
    fields: GatewayFields,
  }),
  failures: [GatewayNotOffered, PaymentsNotSetUp, PaymentProviderRefused],
})

/** Removes a card at its gateway, and answers those left. Spec: calls P3. */
export const RemovePaymentOption = contract("wallet/RemovePaymentOption", {
  access: "keepCards",
  input: oneOption,
  output: PaymentOptions,
  failures: [PaymentOptionNotFound, PaymentProviderRefused],
})

/** Makes a card the default, and answers all. Spec: calls P4. */
export const MakeDefaultPaymentOption = contract("wallet/MakeDefaultPaymentOption", {
  access: "keepCards",
  input: oneOption,
  output: PaymentOptions,
  failures: [PaymentOptionNotFound, PaymentProviderRefused],
})

/**
 * The cards that may pay for a sign-up session: those of its business, or without a session those of every business whose wallet the
 * signed-in user may read. Whoever has not signed up has none. Spec: calls S5.
 */
export const ListSessionPaymentOptions = contract("wallet/ListSessionPaymentOptions", {
  access: "readSessionPayments",
  input: Schema.Struct({ isForSession: Schema.Literal("true"), sessionId: Schema.optionalKey(SessionId) }),
  output: PaymentOptions,
  failures: [SessionNotFound, SessionBelongsToUser, PaymentProviderRefused],
})

/** Has a gateway forget a customer whose profile was erased. */
export const CloseGatewayCustomer = contract("wallet/CloseGatewayCustomer", {
  access: "system",
  input: Schema.Struct({ gateway: PaymentGateway, customer: Schema.String }),
  output: Schema.Struct({}),
})
