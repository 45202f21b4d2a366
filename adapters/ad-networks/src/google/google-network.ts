import { Effect } from "effect"
import type { AdNetwork } from "../ad-network.ts"
import { googleChanges } from "./google-changes.ts"
import { googleClient } from "./google-client.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { googleReading } from "./google-reading.ts"
import { googleLaunch, googleSteps } from "./google-steps.ts"

/** Search ads through Google; they have no forms, and so no leads. */
export const googleNetwork = (options: GoogleAdsOptions): AdNetwork => {
  const client = googleClient(options)
  return {
    steps: () => googleSteps,
    ...googleLaunch(options, client),
    ...googleChanges(options, client),
    ...googleReading(options, client),
    leads: () => Effect.succeed([]),
  }
}
