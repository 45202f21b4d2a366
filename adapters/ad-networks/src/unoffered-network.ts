import { Effect } from "effect"
import { NetworkRefused } from "@application/campaigns/ports"
import type { AdNetwork } from "./ad-network.ts"

/** The network of a channel that the installation has not set up: it refuses everything with this reason. */
export const unofferedNetwork = (reason: string): AdNetwork => {
  const refuse = () => Effect.fail(new NetworkRefused({ reason }))
  return {
    steps: () => ["campaign"],
    perform: refuse,
    pause: refuse,
    resume: refuse,
    setEndDate: refuse,
    setBudget: refuse,
    addAd: refuse,
    retarget: refuse,
    stopAd: refuse,
    review: refuse,
    metrics: refuse,
    leads: refuse,
  }
}
