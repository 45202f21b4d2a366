import { Effect, Layer, Record } from "effect"
import { PaymentGateways } from "@application/wallet/ports"
import { gateways, type PaymentSettings } from "./registry.ts"

/** Every gateway of the registry at the addresses and with the keys given. */
export const paymentGateways = (settings: PaymentSettings) =>
  Layer.sync(PaymentGateways, () => {
    const connected = Record.map(gateways, ({ connect }) => connect(settings))
    return {
      open: (order) => connected[order.gateway].open(order),
      ask: (gateway, reference, disputes) => connected[gateway].ask(reference, disputes),
      cancel: (gateway, reference) => connected[gateway].cancel(reference),
      payWithCard: (payment) => connected[payment.gateway].payWithCard(payment),
      refund: (order) => connected[order.gateway].refund(order),
      reversedSince: (gateway, since) => connected[gateway].reversedSince(since),
      handover: (payment, opened, paymentOptionId) => ({
        gateway: payment.gateway,
        payment,
        ...connected[payment.gateway].handover(opened, paymentOptionId),
      }),
      isGenuine: ({ gateway, gatewayReference }, returned) =>
        Effect.sync(() => connected[gateway].isGenuine(gatewayReference, returned)),
    }
  })
