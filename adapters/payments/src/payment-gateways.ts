import { Effect, Layer } from "effect"
import { PaymentGateways } from "@application/wallet/ports"
import type { PaymentGateway, PaymentProviderRefused } from "@domain/wallet"
import type { Gateway } from "./gateway-definition.ts"
import { connectedGateways, type PaymentSettings, refusedOff } from "./registry.ts"

/** Every gateway of the registry at the addresses and with the keys given; one that is off refuses what it is asked. */
export const paymentGateways = (settings: PaymentSettings) =>
  Layer.sync(PaymentGateways, () => {
    const connected: Readonly<Record<PaymentGateway, Gateway | undefined>> = connectedGateways(settings)
    const at = <Answer>(
      name: PaymentGateway,
      ask: (gateway: Gateway) => Effect.Effect<Answer, PaymentProviderRefused>,
    ): Effect.Effect<Answer, PaymentProviderRefused> => {
      const gateway = connected[name]
      return gateway === undefined ? Effect.fail(refusedOff(name)) : ask(gateway)
    }
    return {
      open: (order) => at(order.gateway, ({ open }) => open(order)),
      ask: (gateway, reference, disputes) => at(gateway, ({ ask }) => ask(reference, disputes)),
      cancel: (gateway, reference) => at(gateway, ({ cancel }) => cancel(reference)),
      payWithCard: (payment) => at(payment.gateway, ({ payWithCard }) => payWithCard(payment)),
      refund: (order) => at(order.gateway, ({ refund }) => refund(order)),
      reversedSince: (gateway, since) => at(gateway, ({ reversedSince }) => reversedSince(since)),
      handover: (payment, opened, paymentOptionId) => ({
        gateway: payment.gateway,
        payment,
        // What a gateway took before it was turned off is shown, and needs no window.
        ...(connected[payment.gateway]?.handover(opened, paymentOptionId) ?? { scriptUrl: "", fields: {} }),
      }),
      isGenuine: ({ gateway, gatewayReference }, returned) =>
        Effect.sync(() => connected[gateway]?.isGenuine(gatewayReference, returned) ?? false),
    }
  })
