import type { AnyContract } from "@application/kernel"
import { type Endpoint, endpointIn } from "./endpoint.ts"

type Rows = () => Promise<ReadonlyArray<Endpoint>>

const campaigns: Rows = async () => (await import("./campaigns-endpoints.ts")).campaignsEndpoints

/** Rows by the context that a contract's name begins with. */
const rowsOf: Readonly<Record<string, Rows>> = {
  portals: async () => (await import("./portals-endpoints.ts")).portalsEndpoints,
  identity: async () => (await import("./identity-endpoints.ts")).identityEndpoints,
  businesses: async () => (await import("./businesses-endpoints.ts")).businessesEndpoints,
  signup: async () => (await import("./signup-endpoints.ts")).signupEndpoints,
  creatives: async () => (await import("./creatives-endpoints.ts")).creativesEndpoints,
  campaigns,
  channels: campaigns,
  wallet: async () => (await import("./wallet-endpoints.ts")).walletEndpoints,
  insights: async () => (await import("./insights-endpoints.ts")).insightsEndpoints,
}

/** A contract's row, with only its own context's rows loaded; rejects if it has none. */
export const lazyEndpoint = async (contract: AnyContract): Promise<Endpoint> => {
  const rows = rowsOf[contract.name.split("/")[0] ?? ""]
  return endpointIn((await rows?.()) ?? [], contract)
}
