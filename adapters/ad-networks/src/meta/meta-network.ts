import type { AdNetwork } from "../ad-network.ts"
import { graphClient } from "./graph-client.ts"
import { metaChanges } from "./meta-changes.ts"
import type { MetaOptions } from "./meta-options.ts"
import { metaReading } from "./meta-reading.ts"
import { metaLaunch, metaSteps } from "./meta-steps.ts"

/** Social ads through Meta. */
export const metaNetwork = (options: MetaOptions): AdNetwork => {
  const graph = graphClient(options)
  return {
    steps: metaSteps,
    ...metaLaunch(options, graph),
    ...metaChanges(options, graph),
    ...metaReading(options, graph),
  }
}
