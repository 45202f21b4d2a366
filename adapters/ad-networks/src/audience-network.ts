import type { AudienceNetworks } from "@application/audiences/ports"

/** One network's lists; `makeLookalike` is absent where its ads cannot be shown to lookalikes. */
export interface AudienceNetwork extends Omit<
  AudienceNetworks["Service"],
  "availableNetworks" | "lookalikeNetworks" | "makeLookalike"
> {
  readonly makeLookalike?: AudienceNetworks["Service"]["makeLookalike"]
}
