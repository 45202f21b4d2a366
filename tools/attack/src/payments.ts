import {
  type ApiCaller,
  apiCaller,
  payAtGateway,
  type ReadyCampaign,
  readyCampaign,
  startPayment,
  until,
} from "@adapters/http-client/testing"
import { ConfirmPayment, GetWallet, ListSessionPayments, ListTransactions } from "@application/wallet/contract"
import { fromSomewhere } from "./send.ts"
import { eachOf, type Outcome, outcomeOf, type Target } from "./target.ts"

interface Buyer {
  readonly owner: ApiCaller
  readonly campaign: ReadyCampaign
}

const buyersOf = async ({ origin, sandbox }: Target, count: number, from: number): Promise<ReadonlyArray<Buyer>> => {
  const buyers: Array<Buyer> = []
  await eachOf(Array.from({ length: count }).entries(), 4, async ([index]) => {
    const owner = apiCaller(origin, fromSomewhere(from + index))
    buyers.push({ owner, campaign: await readyCampaign(sandbox, owner, "sunrise-dental", "IN") })
  })
  return buyers
}

/** What is wrong in the ledger of a campaign that was paid once; undefined when it is right. */
const ledgerError = async ({ owner, campaign }: Buyer): Promise<string | undefined> => {
  const { sessionId, businessProfileId, total } = campaign
  await until(
    "the credit",
    () => owner.ask(ListSessionPayments, { sessionId }),
    (payments) => payments.some(({ status }) => status === "Succeeded"),
  )
  const { availableBalance, promisedBalance } = await owner.ask(GetWallet, { businessProfileId })
  const { transactions } = await owner.ask(ListTransactions, { businessProfileId, limit: 100 })
  const topUps = transactions.filter(({ kind }) => kind === "topUp").map(({ amount }) => amount)
  const actual = JSON.stringify({ topUps, availableBalance, promisedBalance })
  const expected = JSON.stringify({ topUps: [total], availableBalance: 0, promisedBalance: total })
  return actual === expected ? undefined : `${actual} instead of ${expected}`
}

const payOnce = async ({ sandbox }: Target, { owner, campaign }: Buyer, confirmations: number, between: () => void) => {
  const handover = await startPayment(owner, campaign)
  const returned = await payAtGateway(sandbox, handover)
  const input = {
    sessionId: campaign.sessionId,
    paymentId: handover.payment.id,
    ...(returned !== undefined && { returned }),
  }
  const confirming = Array.from({ length: confirmations }, () => owner.once(ConfirmPayment, input))
  between()
  await Promise.all(confirming)
}

const checked = (target: Target, buyer: Buyer, confirmations: number, between: () => void = () => undefined) =>
  payOnce(target, buyer, confirmations, between)
    .then(() => ledgerError(buyer))
    .catch(String)

/** Pays fifty campaigns at once, each confirmed twice and one fifty times: none lost, none doubled. */
export const attackPayments = async (target: Target): Promise<ReadonlyArray<Outcome>> => {
  const { note, outcome } = outcomeOf("payments at once")
  const buyers = await buyersOf(target, 50, 5_000)
  await Promise.all(buyers.map(async (buyer) => note(await checked(target, buyer, 2))))
  const [patient] = await buyersOf(target, 1, 6_000)
  if (patient !== undefined) note(await checked(target, patient, 50))
  return [outcome()]
}

/** Kills a process or the database during payments: each is credited once. */
export const attackByKills = async (target: Target, rounds: number): Promise<ReadonlyArray<Outcome>> => {
  const { note, outcome } = outcomeOf("payments with kills")
  const victims = ["api", "worker", "database"] as const
  const buyers = await buyersOf(target, rounds, 7_000)
  for (const [index, buyer] of buyers.entries()) {
    const victim = victims[index % victims.length] ?? "api"
    const wrong = await checked(target, buyer, 1, () => target.kill(victim))
    note(wrong === undefined ? undefined : `${victim} killed: ${wrong}`)
  }
  return [outcome()]
}
