import { type ProviderSettings, type SettingValues, valuesIn } from "@adapters/settings"
import { type PaymentGateway, PaymentProviderRefused } from "@domain/wallet"
import { razorpay } from "./razorpay/index.ts"
import type { paymentSettings } from "./settings.ts"
import { stripe } from "./stripe/index.ts"

/** The settings of all gateways. */
export type WholeSettings = SettingValues<typeof paymentSettings>

/** Settings of the gateways, where each setting may be absent. A gateway whose settings are not whole is off. */
export type PaymentSettings = Partial<WholeSettings>

/** Every gateway: a name of the domain without an entry does not compile. */
export const gateways = { razorpay, stripe } satisfies Readonly<Record<PaymentGateway, object>>

/** How an integrator pays at each gateway in its test mode, as HTML. */
export const testPayments: ReadonlyArray<string> = Object.values(gateways).map(({ inTestMode }) => inTestMode)

const connectedAs = <Settings extends ProviderSettings, Connected>(
  { settings }: { readonly settings: Settings },
  connect: (values: SettingValues<Settings>) => Connected,
  given: PaymentSettings,
): Connected | undefined => {
  const values = valuesIn(settings, given)
  return values === undefined ? undefined : connect(values)
}

/** What each gateway is called through; undefined of one that is off. */
export const connectedGateways = (given: PaymentSettings) =>
  ({
    razorpay: connectedAs(razorpay, razorpay.connect, given),
    stripe: connectedAs(stripe, stripe.connect, given),
  }) satisfies Readonly<Record<PaymentGateway, unknown>>

/** Where each gateway keeps cards; undefined of one that is off. */
export const connectedVaults = (given: PaymentSettings) =>
  ({
    razorpay: connectedAs(razorpay, razorpay.connectCards, given),
    stripe: connectedAs(stripe, stripe.connectCards, given),
  }) satisfies Readonly<Record<PaymentGateway, unknown>>

/** Why nothing is asked of a gateway that is off. */
export const refusedOff = (gateway: PaymentGateway) =>
  new PaymentProviderRefused({ reason: `${gateway} is not set up` })
