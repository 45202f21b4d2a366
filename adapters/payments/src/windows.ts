import type { PaymentWindow } from "@application/wallet/flows"
import type { PaymentGatewayName, paymentGateways } from "@domain/kernel"
import { razorpayWindow } from "./razorpay/window.ts"
import { stripeFields } from "./stripe/window.ts"

/** What a gateway brings to the browser, by where its buyer pays. */
interface BrowserParts {
  readonly window: Pick<PaymentWindow, "open">
  readonly page: Pick<PaymentWindow, "mount">
}

/** Every gateway's part in the browser: a name of the domain without the right one does not compile. */
const parts: { readonly [Name in PaymentGatewayName]: BrowserParts[(typeof paymentGateways)[Name]["paysIn"]] } = {
  razorpay: { open: razorpayWindow },
  stripe: { mount: stripeFields },
}

const partOf = (gateway: PaymentGatewayName): Partial<PaymentWindow> => parts[gateway]

/** The gateways' own scripts, from the addresses that the server hands over. */
export const browserPaymentWindow: PaymentWindow = {
  open: async (handover, buyer) => {
    const { open } = partOf(handover.gateway)
    if (open === undefined) throw new Error(`${handover.gateway} has no window of its own`)
    return open(handover, buyer)
  },
  mount: async (handover, element, options) => {
    const { mount } = partOf(handover.gateway)
    if (mount === undefined) throw new Error(`${handover.gateway} has no fields for a page`)
    return mount(handover, element, options)
  },
}
