import type { NetworkEconomy } from "../market/network-economy.ts"

export const googleAdsEconomy: NetworkEconomy = {
  clickCost: 1.9,
  clickRate: 0.052,
  resultRate: { leads: 0.06, calls: 0.09, messages: 0.04, traffic: 0.03 },
}
