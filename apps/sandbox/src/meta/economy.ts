import type { NetworkEconomy } from "../market/network-economy.ts"

export const metaEconomy: NetworkEconomy = {
  clickCost: 1,
  clickRate: 0.014,
  resultRate: { leads: 0.1, calls: 0.05, messages: 0.08, traffic: 0 },
}
