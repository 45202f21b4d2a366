import type { AdNetworks } from "@application/campaigns/ports"

/** One channel's network. `lead` is absent where its ads have no forms. */
export interface AdNetwork extends Omit<AdNetworks["Service"], "availableChannels" | "lead"> {
  readonly lead?: AdNetworks["Service"]["lead"]
}
