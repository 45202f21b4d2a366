import {
  type ApiCaller,
  apiCaller,
  launchEnded,
  payAndLaunch,
  type ReadyCampaign,
  readyCampaign,
  until,
} from "@adapters/http-client/testing"
import { GetCampaign, PauseCampaign } from "@application/campaigns/contract"
import { ListLeads } from "@application/insights/contract"
import { GetBusinessDetails, StartBusinessDetails } from "@application/signup/contract"
import { GetWallet, ListTransactions } from "@application/wallet/contract"

export interface FilledSite {
  readonly origin: string
  readonly sandbox: string
}

const approveAds = async (sandbox: string, campaignId: number): Promise<void> => {
  const ads = (await (await fetch(`${sandbox}/control/api/ads`)).json()) as ReadonlyArray<Record<string, string>>
  const campaignAds = ads.filter((ad) => (ad["campaignName"] ?? ad["campaign"] ?? "").startsWith(`MQ-${campaignId}-`))
  for (const ad of campaignAds)
    await fetch(`${sandbox}/control/api/ads/${encodeURIComponent(ad["id"] ?? "")}/approve`, { method: "POST" })
}

/** Pays and launches a campaign, waits for leads, and pauses it, so that its numbers stay the same. */
const run = async ({ sandbox }: FilledSite, owner: ApiCaller, campaign: ReadyCampaign): Promise<void> => {
  const { businessProfileId, campaignId } = campaign
  await payAndLaunch(sandbox, owner, campaign)
  await launchEnded(owner, campaign)
  await approveAds(sandbox, campaignId)
  await until(
    "the first lead",
    () => owner.ask(ListLeads, { businessProfileId, limit: 1 }),
    ({ total }) => total > 0,
  )
  await owner.ask(PauseCampaign, { businessProfileId, campaignId })
  await until(
    "the pause",
    () => owner.ask(GetCampaign, { businessProfileId, campaignId }),
    ({ status }) => status === "Paused",
  )
}

const factsOf = async (owner: ApiCaller, campaign: ReadyCampaign) => {
  const { sessionId, businessProfileId, campaignId } = campaign
  const { name, status, budget, totals } = await owner.ask(GetCampaign, { businessProfileId, campaignId })
  const { availableBalance, lockedBalance, promisedBalance } = await owner.ask(GetWallet, { businessProfileId })
  const { transactions } = await owner.ask(ListTransactions, { businessProfileId, limit: 100 })
  const { total: leads } = await owner.ask(ListLeads, { businessProfileId, limit: 1 })
  const details = await owner.ask(GetBusinessDetails, { sessionId })
  return {
    ...campaign,
    campaign: { name, status, budget, totals },
    wallet: { availableBalance, lockedBalance, promisedBalance },
    transactions: transactions.map(({ kind, amount }) => ({ kind, amount })),
    leads,
    draft: {
      name: details.business.name,
      budget: details.budget.budget,
      creativeDetail: details.creative.creativeDetail,
    },
  }
}

/**
 * Fills a running site with customers' data: an Indian campaign that ran and is paused, a British one without payment,
 * and a draft without an account. Returns what the product says about each.
 */
export const fillSite = async (site: FilledSite) => {
  const [asha, emma, stranger] = [apiCaller(site.origin), apiCaller(site.origin), apiCaller(site.origin)]
  const paid = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
  const unpaid = await readyCampaign(site.sandbox, emma, "harbour-rye", "GB")
  await run(site, asha, paid)
  const { sessionId } = await stranger.ask(StartBusinessDetails, {
    region: "IN",
    language: "he",
    websiteUrl: `${site.sandbox}/sites/sunrise-dental/`,
  })
  const anonymous = await until(
    "the reading",
    () => stranger.ask(GetBusinessDetails, { sessionId }),
    ({ extraction }) => extraction.status !== "pending",
  )
  return {
    owners: [await factsOf(asha, paid), await factsOf(emma, unpaid)],
    anonymous: { sessionId, name: anonymous.business.name },
  }
}
