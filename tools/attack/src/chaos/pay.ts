import { pause, payAtGateway } from "@adapters/http-client/testing"
import { sandboxBuyers } from "@adapters/payments/testing"
import { ConfirmPayment, ConfirmTopUp, RefundWallet, StartPayment, StartTopUp } from "@application/wallet/contract"
import { IdempotencyKey } from "@domain/kernel"
import type { GatewayFields, PaymentHandover } from "@domain/wallet"
import type { Target } from "../target.ts"
import { gatewayPayments } from "./books.ts"
import { type Buyer, patiently } from "./buyers.ts"
import type { PlannedPayment } from "./plan.ts"

/** The buyer's browser pays, and tries again where the gateway fails; what it did in the end only the gateway knows. */
const payInBrowser = async (sandbox: string, handover: PaymentHandover): Promise<GatewayFields | undefined> => {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      return await payAtGateway(sandbox, handover)
    } catch {
      await pause(300)
    }
  }
  return undefined
}

const declined = (sandbox: string, handover: PaymentHandover) =>
  Promise.resolve(sandboxBuyers[handover.gateway].decline(sandbox, handover)).catch(() => undefined)

/** The buyer's bank does not take the latest refund of a payment, if its gateway made one. */
const sendRefundBack = async (sandbox: string, paymentId: number): Promise<void> => {
  for (const { id, metadata } of await gatewayPayments(sandbox))
    if (Number(metadata["paymentId"]) === paymentId)
      await fetch(`${sandbox}/control/api/payments/${id}/return`, { method: "POST", body: "{}" })
}

const keyOf = (text: string) => IdempotencyKey.make(text)

/** One planned payment from the press of its button to its refund; what failed for good, as text. */
export const carryOut = async (
  { sandbox }: Target,
  buyer: Buyer,
  { share, pays, told, refund, comesBack }: PlannedPayment,
  name: string,
): Promise<string | undefined> => {
  const { businessProfileId } = buyer.campaign
  const amount = buyer.least + Math.floor(share * buyer.range)
  const started = await patiently(buyer, StartTopUp, {
    businessProfileId,
    amount,
    idempotencyKey: keyOf(`${name}:pay`),
  })
  if (started.output === undefined) return `a top-up was not opened: ${JSON.stringify(started.failure)}`
  const handover = started.output
  if (pays === "never") return undefined
  if (pays === "after a decline") await declined(sandbox, handover)
  const returned = await payInBrowser(sandbox, handover)
  const paymentId = handover.payment.id
  const input = { businessProfileId, paymentId, ...(returned?.["signature"] && { returned }) }
  const tabs = told === "nobody" ? 0 : told === "page" ? 1 : 2
  const confirmed = await Promise.all(Array.from({ length: tabs }, () => patiently(buyer, ConfirmTopUp, input)))
  if (refund === "none" || confirmed.every(({ output }) => output === undefined)) return undefined
  const part = refund === "all" ? amount : Math.max(1, Math.floor(amount * share))
  await patiently(buyer, RefundWallet, { businessProfileId, amount: part, idempotencyKey: keyOf(`${name}:refund`) })
  if (comesBack) await sendRefundBack(sandbox, paymentId)
  return undefined
}

/** A draft is paid in its owner's browser, by one payment; what failed for good, as text. */
export const payDraft = async ({ sandbox }: Target, buyer: Buyer): Promise<string | undefined> => {
  const { sessionId, total } = buyer.campaign
  const idempotencyKey = keyOf(`pay:${sessionId}`)
  const { output: handover, failure } = await patiently(buyer, StartPayment, {
    sessionId,
    total,
    due: total,
    idempotencyKey,
  })
  if (handover === undefined || handover.gateway === "wallet")
    return `a draft's payment was not opened: ${JSON.stringify(failure)}`
  const returned = await payInBrowser(sandbox, handover)
  await patiently(buyer, ConfirmPayment, {
    sessionId,
    paymentId: handover.payment.id,
    ...(returned?.["signature"] && { returned }),
  })
  return undefined
}

/** Fifty presses of one button, and fifty returns from the gateway: how many payments that opened. */
export const clickFiftyTimes = async ({ sandbox }: Target, buyer: Buyer, name: string): Promise<number> => {
  const { businessProfileId } = buyer.campaign
  const wanted = { businessProfileId, amount: buyer.least, idempotencyKey: keyOf(`${name}:clicks`) }
  const clicks = await Promise.all(Array.from({ length: 50 }, () => patiently(buyer, StartTopUp, wanted)))
  const handovers = clicks.flatMap(({ output }) => (output === undefined ? [] : [output]))
  const [handover] = handovers
  if (handover === undefined) throw new Error(`fifty clicks opened nothing: ${JSON.stringify(clicks[0]?.failure)}`)
  await payInBrowser(sandbox, handover)
  const input = { businessProfileId, paymentId: handover.payment.id }
  await Promise.all(Array.from({ length: 50 }, () => patiently(buyer, ConfirmTopUp, input)))
  return new Set(handovers.map(({ payment }) => payment.id)).size
}
