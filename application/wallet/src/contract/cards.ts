import { Schema } from "effect"
import { contract, textOf, exampleDraft, exampleProfile } from "@application/kernel"
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
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/stripe/paymentOptions",
  specification: ["P1"],
  summary: "List the cards that are kept for a business profile",
  description: "Oldest first, as the gateway of the profile's region keeps them. One of them is the default.",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: PaymentOptions,
  failures: [PaymentProviderRefused],
})

/**
 * Begins adding a card without a payment, where the gateway does that; `clientSecret` lets the browser finish it. `region` is the
 * profile's by default, and `isLiveMode`, where it is sent, must be the mode of the server's keys. Spec: calls P2.
 */
export const PreparePaymentOption = contract("wallet/PreparePaymentOption", {
  kind: "workflow",
  access: "keepCards",
  route: "POST /businessProfiles/:businessProfileId/stripe/paymentOptions",
  specification: ["P2"],
  summary: "Begin adding a card",
  description:
    "clientSecret is a setup intent's, with which Stripe's script confirms the card that is typed; the card is in the list after that. Where the gateway keeps cards only while they pay, the call is refused. isLiveMode, where it is sent, must be the mode of the server's keys.",
  example: { ...exampleProfile, isLiveMode: false, region: "GB" },
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
  kind: "workflow",
  access: "keepCards",
  route: "DELETE /businessProfiles/:businessProfileId/stripe/paymentOptions",
  takesBody: true,
  specification: ["P3"],
  summary: "Remove a card",
  description: "Answers the cards left. When the default is removed, the newest of them becomes it.",
  example: { ...exampleProfile, id: "pm_1OqKq2LkdIwHu7ix" },
  input: oneOption,
  output: PaymentOptions,
  failures: [PaymentOptionNotFound, PaymentProviderRefused],
})

/** Makes a card the default, and answers all. Spec: calls P4. */
export const MakeDefaultPaymentOption = contract("wallet/MakeDefaultPaymentOption", {
  kind: "workflow",
  access: "keepCards",
  route: "POST /businessProfiles/:businessProfileId/stripe/cards/default",
  specification: ["P4"],
  summary: "Make a card the default",
  description: "Answers all cards.",
  example: { ...exampleProfile, id: "pm_1OqKq2LkdIwHu7ix" },
  input: oneOption,
  output: PaymentOptions,
  failures: [PaymentOptionNotFound, PaymentProviderRefused],
})

/**
 * The cards that may pay for a sign-up session: the cards of its business, or without a session the cards of every
 * business whose wallet the signed-in user may read. Callers who have not signed up have no cards. Spec: calls S5.
 */
export const ListSessionPaymentOptions = contract("wallet/ListSessionPaymentOptions", {
  kind: "query",
  access: "readSessionPayments",
  route: "GET /localbusiness/stripe/paymentOptions",
  specification: ["S5"],
  summary: "List the cards that may pay for a draft",
  description:
    "Those of the draft's business; without sessionId those of every business whose wallet the caller may read. Before anybody has signed up there are none.",
  example: { ...exampleDraft, isForSession: "true" },
  input: Schema.Struct({ isForSession: Schema.Literal("true"), sessionId: Schema.optionalKey(SessionId) }),
  output: PaymentOptions,
  failures: [SessionNotFound, SessionBelongsToUser, PaymentProviderRefused],
})

/** Has a gateway forget a customer whose profile was erased. */
export const CloseGatewayCustomer = contract("wallet/CloseGatewayCustomer", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ gateway: PaymentGateway, customer: Schema.String }),
  output: Schema.Struct({}),
})
