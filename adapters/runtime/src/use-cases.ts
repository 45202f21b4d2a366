import type { AnyContract } from "@application/kernel"
import { businessesUseCases } from "@application/businesses/use-cases"
import { campaignsUseCases } from "@application/campaigns/use-cases"
import { channelsUseCases } from "@application/channels/use-cases"
import { creativesUseCases } from "@application/creatives/use-cases"
import { identityUseCases } from "@application/identity/use-cases"
import { insightsUseCases } from "@application/insights/use-cases"
import { messagingUseCases } from "@application/messaging/use-cases"
import { portalsUseCases } from "@application/portals/use-cases"
import { signupUseCases } from "@application/signup/use-cases"
import { walletUseCases } from "@application/wallet/use-cases"

/** Every handler of every context. */
export const useCases = [
  ...portalsUseCases,
  ...identityUseCases,
  ...businessesUseCases,
  ...signupUseCases,
  ...creativesUseCases,
  ...campaignsUseCases,
  ...channelsUseCases,
  ...walletUseCases,
  ...insightsUseCases,
  ...messagingUseCases,
]

/** Contracts that only the system may call: they are queued, and run by the worker. */
export const jobContracts: ReadonlyArray<AnyContract> = useCases
  .map(({ contract }): AnyContract => contract)
  .filter(({ access }) => access === "system")
