import { Effect } from "effect"
import {
  type GatewayFields,
  type PaymentRecord,
  PaymentDeclined,
  PaymentNotTaken,
  PaymentPending,
  PaymentProviderRefused,
} from "@domain/wallet"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { withReceipt } from "./receipt-number.ts"
import { settlePayment } from "./settle-payment.ts"

/**
 * The payment once its money is in the wallet. Believes only the gateway: the window's fields are checked, and then the gateway is
 * asked.
 */
export const creditedPayment = Effect.fnUntraced(function* (known: PaymentRecord, returned?: GatewayFields) {
  if (known.payment.status === "Succeeded") return yield* withReceipt(known)
  if (known.payment.gatewayReference === "") return yield* new PaymentNotTaken({})
  if (returned !== undefined && !(yield* (yield* PaymentGateways).isGenuine(known.payment, returned)))
    return yield* new PaymentProviderRefused({ reason: "signature" })
  const { payment, gateway } = yield* settlePayment(known)
  if (payment.status === "Succeeded") return yield* withReceipt({ ...known, payment })
  if (gateway.status === "Pending") return yield* new PaymentPending({})
  if (gateway.status === "Untried") return yield* new PaymentNotTaken({})
  return yield* new PaymentDeclined({ reason: gateway.reason ?? "" })
})
