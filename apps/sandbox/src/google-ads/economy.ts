import type { NetworkEconomy } from "../market/network-economy.ts"

export const googleAdsEconomy: NetworkEconomy = {
  clickCost: 1.9,
  clickRate: 0.052,
  resultRate: { leads: 0.06, calls: 0.09, messages: 0.04, traffic: 0.03 },
}

/**
 * Banners beside search: a click costs a quarter (0.63 and 2.69 dollars), 46 in 10,000 views bring one, and a fifth as many clicks
 * (0.89 and 4.40 %) end in a result. Source: WordStream's averages over all trades; AdStage's of 2018 are 0.75 dollars and 0.35 %.
 */
export const displayEconomy: NetworkEconomy = {
  clickCost: 0.45,
  clickRate: 0.0046,
  resultRate: { leads: 0.012, calls: 0, messages: 0.008, traffic: 0.006 },
}
