import type { AdNetworks } from "@application/campaigns/ports"

/**
 * One channel's network. `lead` is absent where its ads have no forms, `productMetrics` where they show no products,
 * `searchTerms` where no search brings them.
 */
export interface AdNetwork extends Omit<
  AdNetworks["Service"],
  "availableChannels" | "lead" | "productMetrics" | "searchTerms"
> {
  readonly searchTerms?: AdNetworks["Service"]["searchTerms"]
  readonly productMetrics?: AdNetworks["Service"]["productMetrics"]
  readonly lead?: AdNetworks["Service"]["lead"]
}
