import { sandboxBuyers } from "@adapters/payments/testing"
import { GetLaunchJob, LaunchCampaign } from "@application/campaigns/contract"
import { GetBusinessDetails, QuotePrice, UpdateBusinessDetails } from "@application/signup/contract"
import { ConfirmPayment, StartPayment } from "@application/wallet/contract"
import { IdempotencyKey } from "@domain/kernel"
import type { GatewayFields, PaymentHandover } from "@domain/wallet"
import { type ApiCaller, pause } from "./api-caller.ts"
import type { ReadyCampaign } from "./ready-campaign.ts"

/** Polls once a second until the predicate holds, for at most 90 seconds. */
export const until = async <A>(what: string, ask: () => Promise<A>, holds: (value: A) => boolean): Promise<A> => {
  for (let tries = 0; tries < 90; tries += 1) {
    const value = await ask()
    if (holds(value)) return value
    await pause(1_000)
  }
  throw new Error(`${what} did not come true`)
}

/** Starts the payment of a campaign whose owner has an empty wallet. */
export const startPayment = async (owner: ApiCaller, { sessionId, total }: ReadyCampaign): Promise<PaymentHandover> => {
  const idempotencyKey = IdempotencyKey.make(`pay:${sessionId}:${total}:0`)
  const started = await owner.ask(StartPayment, { sessionId, total, due: total, idempotencyKey })
  if (started.gateway === "wallet") throw new Error("An empty wallet pays nothing")
  return started
}

/** What the buyer's browser does at the gateway of a payment: pays, and receives what the window returns. */
export const payAtGateway = (sandbox: string, handover: PaymentHandover): Promise<GatewayFields | undefined> =>
  sandboxBuyers[handover.gateway].pay(sandbox, handover)

/** Pays what was started at its gateway, and has the server ask for it. */
const payAndConfirm = async (
  sandbox: string,
  owner: ApiCaller,
  { sessionId }: Pick<ReadyCampaign, "sessionId">,
  handover: PaymentHandover,
): Promise<void> => {
  const returned = await payAtGateway(sandbox, handover)
  const paymentId = handover.payment.id
  await owner.ask(ConfirmPayment, { sessionId, paymentId, ...(returned !== undefined && { returned }) })
}

/** Pays a campaign; returns the gateway's payment reference. */
export const payOnce = async (sandbox: string, owner: ApiCaller, campaign: ReadyCampaign): Promise<string> => {
  const handover = await startPayment(owner, campaign)
  await payAndConfirm(sandbox, owner, campaign, handover)
  return handover.payment.gatewayReference
}

/** Like `payOnce`, but in two windows, the second after a price cut; the first payment stays in the wallet. */
const payTwice = async (sandbox: string, owner: ApiCaller, campaign: ReadyCampaign): Promise<string> => {
  const { sessionId } = campaign
  const firstPayment = await startPayment(owner, campaign)
  const {
    budget: { budget },
  } = await owner.ask(GetBusinessDetails, { sessionId })
  if (budget === undefined) throw new Error("A ready campaign has a budget")
  const cheaper = { ...budget, dailyBudget: Math.round(0.8 * budget.dailyBudget) }
  await owner.ask(UpdateBusinessDetails, { sessionId, changes: { budget: { budget: cheaper } } })
  const { price } = await owner.ask(QuotePrice, { sessionId, budget: cheaper })
  const second = await startPayment(owner, { ...campaign, total: price.total })
  await payAndConfirm(sandbox, owner, campaign, second)
  await payAndConfirm(sandbox, owner, campaign, firstPayment)
  return second.payment.gatewayReference
}

/** Requests the launch of a paid campaign and ends its sign-up journey as the browser does. */
export const launchByCalls = async (
  owner: ApiCaller,
  { sessionId, businessProfileId, campaignId }: ReadyCampaign,
): Promise<void> => {
  const idempotencyKey = IdempotencyKey.make(`launch:${campaignId}`)
  await owner.ask(LaunchCampaign, { businessProfileId, campaignId, idempotencyKey })
  await owner.ask(UpdateBusinessDetails, { sessionId, changes: {}, launchState: "LaunchSuccessful" })
}

/** Pays a campaign, in one or two windows, and requests its launch; returns the gateway's payment reference. */
export const payAndLaunch = async (
  sandbox: string,
  owner: ApiCaller,
  campaign: ReadyCampaign,
  { twice = false } = {},
): Promise<string> => {
  const reference = await (twice ? payTwice : payOnce)(sandbox, owner, campaign)
  await launchByCalls(owner, campaign)
  return reference
}

/** Waits for a campaign's launch to end. */
export const launchEnded = (owner: ApiCaller, { businessProfileId, campaignId }: ReadyCampaign) =>
  until(
    "the launch",
    () => owner.ask(GetLaunchJob, { businessProfileId, campaignId }),
    ({ status }) => status === "Done" || status === "Failed",
  )
