import { Effect } from "effect"
import { handler } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { landingAddresses, landingFinding, sitelinkAddresses, sitelinkFinding } from "@domain/campaigns"
import { readerName } from "@domain/portals"
import { planOf } from "@domain/signup"
import { hostOf } from "@domain/validation"
import { CheckLandingPages } from "../contract/landing-pages.ts"
import { LandingPages } from "../services/landing-pages.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"
import { accessibleSession } from "./session-access.ts"

export const checkLandingPages = handler(
  CheckLandingPages,
  Effect.fnUntraced(function* ({ sessionId }) {
    const plan = planOf((yield* accessibleSession(sessionId)).details)
    const addresses = [
      ...landingAddresses(plan).map((address) => ({ address, isSitelink: false })),
      ...sitelinkAddresses(plan).map((address) => ({ address, isSitelink: true })),
    ]
    if (addresses.length === 0) return { pages: [] }
    yield* countCaller(signupLimits.landingByPlace)
    yield* countKey(signupLimits.landingBySession, sessionId)
    const reader = readerName(yield* (yield* Portals).current)
    const { visit } = yield* LandingPages
    const pages = yield* Effect.forEach(
      addresses,
      Effect.fnUntraced(function* ({ address, isSitelink }) {
        const visited = yield* visit(address, reader)
        const finding = (isSitelink ? sitelinkFinding : landingFinding)(visited, plan)
        const host = visited.kind === "answered" && finding === "Elsewhere" ? hostOf(visited.address) : undefined
        return { address, finding, ...(host !== undefined && { host }), ...(isSitelink && { isSitelink }) }
      }),
      { concurrency: 2 },
    )
    return { pages }
  }),
)
