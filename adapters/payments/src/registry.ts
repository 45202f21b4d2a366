import type { SettingValues } from "@adapters/settings"
import type { PaymentGateway } from "@domain/wallet"
import { razorpay } from "./razorpay/index.ts"
import type { paymentSettings } from "./settings.ts"
import { stripe } from "./stripe/index.ts"

/** The settings of all gateways. */
export type PaymentSettings = SettingValues<typeof paymentSettings>

/** Every gateway: a name of the domain without an entry does not compile. */
export const gateways = { razorpay, stripe } satisfies Readonly<Record<PaymentGateway, object>>

/** How an integrator pays at each gateway in its test mode, as HTML. */
export const testPayments: ReadonlyArray<string> = Object.values(gateways).map(({ inTestMode }) => inTestMode)
