import { GetLaunchJob, LaunchCampaign } from "@application/campaigns/contract"
import { UpdateBusinessDetails } from "@application/signup/contract"
import { ConfirmPayment, StartPayment } from "@application/wallet/contract"
import { IdempotencyKey } from "@domain/kernel"
import type { PaymentHandover } from "@domain/wallet"
import { type ApiCaller, pause } from "./api-caller.ts"
import type { ReadyCampaign } from "./ready-campaign.ts"

/** Asks once a second until the answer holds; a minute and a half at most. */
export const until = async <A>(what: string, ask: () => Promise<A>, holds: (value: A) => boolean): Promise<A> => {
  for (let tries = 0; tries < 90; tries += 1) {
    const value = await ask()
    if (holds(value)) return value
    await pause(1_000)
  }
  throw new Error(`${what} did not come true`)
}

/** Starts the payment of a campaign by an owner whose wallet is empty. */
export const startPayment = async (owner: ApiCaller, { sessionId, total }: ReadyCampaign): Promise<PaymentHandover> => {
  const idempotencyKey = IdempotencyKey.make(`pay:${sessionId}:${total}:0`)
  const started = await owner.ask(StartPayment, { sessionId, total, due: total, idempotencyKey })
  if (started.gateway === "wallet") throw new Error("An empty wallet pays nothing")
  return started
}

/** What the buyer's browser does at Razorpay: pays the order by UPI and receives the signed handover. */
export const payAtRazorpay = async (sandbox: string, handover: PaymentHandover) => {
  if (handover.gateway !== "razorpay") throw new Error("India pays through Razorpay")
  const response = await fetch(`${sandbox}/razorpay/checkout/payments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      key_id: handover.keyId,
      order_id: handover.orderId,
      method: "upi",
      vpa: "asha@upi",
    }),
  })
  const reply = (await response.json()) as Record<string, string>
  return {
    orderId: reply["razorpay_order_id"] ?? "",
    paymentId: reply["razorpay_payment_id"] ?? "",
    signature: reply["razorpay_signature"] ?? "",
  }
}

/** Hands a paid campaign's launch in, and closes its journey as the browser's does. */
export const launchByCalls = async (
  owner: ApiCaller,
  { sessionId, businessProfileId, campaignId }: ReadyCampaign,
): Promise<void> => {
  const idempotencyKey = IdempotencyKey.make(`launch:${campaignId}`)
  await owner.ask(LaunchCampaign, { businessProfileId, campaignId, idempotencyKey })
  await owner.ask(UpdateBusinessDetails, { sessionId, changes: [], launchState: "LaunchSuccessful" })
}

/** Pays an Indian campaign and hands its launch in. */
export const payAndLaunch = async (sandbox: string, owner: ApiCaller, campaign: ReadyCampaign): Promise<void> => {
  const { sessionId } = campaign
  const handover = await startPayment(owner, campaign)
  const razorpay = await payAtRazorpay(sandbox, handover)
  await owner.ask(ConfirmPayment, { sessionId, paymentId: handover.payment.id, razorpay })
  await launchByCalls(owner, campaign)
}

/** The end of a campaign's launch. */
export const launchEnded = (owner: ApiCaller, { businessProfileId, campaignId }: ReadyCampaign) =>
  until(
    "the launch",
    () => owner.ask(GetLaunchJob, { businessProfileId, campaignId }),
    ({ status }) => status === "Done" || status === "Failed",
  )
