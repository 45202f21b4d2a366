import type { Effect } from "effect"
import type { ProviderSettings, SettingValues } from "@adapters/settings"
import type {
  CardHolder,
  CardPayment,
  CardSetup,
  GatewayPayment,
  GatewayRefund,
  PaymentOrder,
  RefundOrder,
  ReversedPayment,
} from "@application/wallet/ports"
import type { GatewayFields, PaymentHandover, PaymentProviderRefused, SavedCard } from "@domain/wallet"

/** Where a gateway keeps cards. */
export interface CardVault {
  /** Whether its keys move money. */
  readonly isLive: boolean
  readonly openCustomer: (holder: CardHolder) => Effect.Effect<string, PaymentProviderRefused>
  readonly closeCustomer: (customer: string) => Effect.Effect<void, PaymentProviderRefused>
  /** Oldest first. */
  readonly list: (customer: string) => Effect.Effect<ReadonlyArray<SavedCard>, PaymentProviderRefused>
  readonly prepare: (customer: string) => Effect.Effect<CardSetup, PaymentProviderRefused>
  readonly remove: (customer: string, id: string) => Effect.Effect<void, PaymentProviderRefused>
}

/** A gateway that can be called. */
export interface Gateway {
  readonly open: (order: PaymentOrder) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
  readonly ask: (
    reference: string,
    disputes?: ReadonlyArray<string>,
  ) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
  /** Cancels a payment that took nothing, and returns its state. */
  readonly cancel: (reference: string) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
  /** Charges a kept card for an opened payment, once. */
  readonly payWithCard: (payment: CardPayment) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
  /** Gives money back, or finds the refund that was made under the same id before. */
  readonly refund: (order: RefundOrder) => Effect.Effect<GatewayRefund, PaymentProviderRefused>
  /** Payments that were refunded or disputed since `since` (epoch milliseconds). */
  readonly reversedSince: (since: number) => Effect.Effect<ReadonlyArray<ReversedPayment>, PaymentProviderRefused>
  /** What its browser window needs to have the buyer pay, with a kept card where one was chosen. */
  readonly handover: (opened: GatewayPayment, paymentOptionId?: string) => Pick<PaymentHandover, "scriptUrl" | "fields">
  /** Whether it signed the fields that its window returned, for the payment with this reference. */
  readonly isGenuine: (reference: string, returned: GatewayFields) => boolean
}

/** A webhook's request as it arrived. */
export interface SignedRequest {
  readonly body: string | Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** A notice that its gateway signed; `reference` is absent when it is about something other than a payment of ours. */
export interface PaymentNotice {
  readonly reference?: string
  /** The dispute that it is about, by the gateway's name. */
  readonly dispute?: string
}

/** The gateway's own script in the browser, and what its pages reach. */
interface GatewayScript<Name> {
  /** The setting that holds its address. */
  readonly setting: Name
  /** Where the gateway itself serves it. The hosts below belong to that address alone. */
  readonly origin: string
  /** Hosts that the script calls and frames beside its own: its api, and the bank's question. */
  readonly calls: ReadonlyArray<string>
  /** Hosts of its pictures: marks of cards and banks. */
  readonly pictures: ReadonlyArray<string>
}

/** Everything that the product knows of one gateway. */
export interface GatewayDefinition<
  Settings extends ProviderSettings,
  Script extends keyof Settings & string,
  Secret extends keyof Settings & string,
> {
  readonly settings: Settings
  readonly script: GatewayScript<Script>
  /** How an integrator pays with the keys of its test mode, as HTML. */
  readonly inTestMode: string
  readonly connect: (values: SettingValues<Settings>) => Gateway
  readonly connectCards: (values: SettingValues<Settings>) => CardVault
  readonly notices: {
    /** The setting that holds the secret that notices are signed with. */
    readonly secret: Secret
    /** Undefined unless the request is signed under the secret. */
    readonly read: (request: SignedRequest, secret: string) => Promise<PaymentNotice | undefined>
  }
}

/** One entry of the registry, with the names of its settings. */
export const gatewayDefinition = <
  Settings extends ProviderSettings,
  Script extends keyof Settings & string,
  Secret extends keyof Settings & string,
>(
  definition: GatewayDefinition<Settings, Script, Secret>,
): GatewayDefinition<Settings, Script, Secret> => definition
