import type { AudienceNetworks } from "@application/audiences/ports"

type Ports = AudienceNetworks["Service"]

/** What a network does with a website's visitors. */
export type VisitorNetwork = Pick<Ports, "makeVisitorAudience" | "tellVisits">

/**
 * One network's lists; `makeLookalike` is absent where its ads cannot be shown to lookalikes, and `visitors` where it takes no
 * visits.
 */
export interface AudienceNetwork extends Omit<
  Ports,
  "availableNetworks" | "lookalikeNetworks" | "visitorNetworks" | "makeLookalike" | keyof VisitorNetwork
> {
  readonly makeLookalike?: Ports["makeLookalike"]
  readonly visitors?: VisitorNetwork
}
