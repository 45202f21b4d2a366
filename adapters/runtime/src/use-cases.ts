import { contexts } from "@adapters/http-api"
import * as audiences from "@application/audiences/use-cases"
import * as briefs from "@application/briefs/use-cases"
import * as businesses from "@application/businesses/use-cases"
import * as campaigns from "@application/campaigns/use-cases"
import * as channels from "@application/channels/use-cases"
import * as conversions from "@application/conversions/use-cases"
import * as creatives from "@application/creatives/use-cases"
import * as franchise from "@application/franchise/use-cases"
import * as identity from "@application/identity/use-cases"
import * as insights from "@application/insights/use-cases"
import * as integrations from "@application/integrations/use-cases"
import { type AnyContract, type Handlers, handlersOf } from "@application/kernel"
import * as messaging from "@application/messaging/use-cases"
import * as portals from "@application/portals/use-cases"
import * as proposals from "@application/proposals/use-cases"
import * as signup from "@application/signup/use-cases"
import * as studio from "@application/studio/use-cases"
import * as wallet from "@application/wallet/use-cases"

/** The handlers of each context; a contract without one does not compile. */
const modules = {
  portals,
  identity,
  businesses,
  signup,
  creatives,
  campaigns,
  channels,
  wallet,
  insights,
  audiences,
  integrations,
  conversions,
  franchise,
  briefs,
  studio,
  proposals,
  messaging,
} satisfies { readonly [Context in keyof typeof contexts]: Handlers<(typeof contexts)[Context]> }

/** Every handler of every context. */
export const useCases = Object.values(modules).flatMap((module) => handlersOf(module))

/** Contracts that only the system may call: they are queued, and run by the worker. */
export const jobContracts: ReadonlyArray<AnyContract> = useCases
  .map(({ contract }): AnyContract => contract)
  .filter(({ access }) => access === "system")
