import type { AdNetworks } from "@application/campaigns/ports"

/**
 * One channel's network. `lead` and `testLead` are absent where its ads have no forms, `productMetrics`, `productStates` and
 * `sendProducts` where they show no products, `searchTerms` where no search brings them, `parts` where the network tells none, the calls on versions
 * where ads have one.
 */
export interface AdNetwork extends Omit<
  AdNetworks["Service"],
  | "availableChannels"
  | "lead"
  | "parts"
  | "productMetrics"
  | "productStates"
  | "searchTerms"
  | "sendProducts"
  | "showVersions"
  | "spentBefore"
  | "stopVersion"
  | "testLead"
  | "versions"
> {
  readonly searchTerms?: AdNetworks["Service"]["searchTerms"]
  readonly parts?: AdNetworks["Service"]["parts"]
  readonly productMetrics?: AdNetworks["Service"]["productMetrics"]
  readonly showVersions?: AdNetworks["Service"]["showVersions"]
  readonly stopVersion?: AdNetworks["Service"]["stopVersion"]
  readonly spentBefore?: AdNetworks["Service"]["spentBefore"]
  readonly versions?: AdNetworks["Service"]["versions"]
  readonly productStates?: AdNetworks["Service"]["productStates"]
  readonly sendProducts?: AdNetworks["Service"]["sendProducts"]
  readonly lead?: AdNetworks["Service"]["lead"]
  readonly testLead?: AdNetworks["Service"]["testLead"]
}
