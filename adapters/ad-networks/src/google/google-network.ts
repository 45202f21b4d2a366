import { Effect } from "effect"
import type { AdNetwork } from "../ad-network.ts"
import { googleChanges } from "./google-changes.ts"
import type { GoogleChannel } from "./google-channel.ts"
import { googleClient } from "./google-client.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { googleReading, searchTermsReader } from "./google-reading.ts"
import { googleLaunch } from "./google-steps.ts"

/** The ads of one channel through Google; they have no forms, and so no leads. */
export const googleNetwork = (options: GoogleAdsOptions, channel: GoogleChannel): AdNetwork => {
  const client = googleClient(options)
  return {
    steps: () => channel.steps,
    ...googleLaunch(options, client, channel),
    ...googleChanges(options, client, channel),
    ...googleReading(options, client, channel),
    leads: () => Effect.succeed([]),
    ...(channel.steps.includes("keywords") && { searchTerms: searchTermsReader(client) }),
  }
}
