import type { SessionFlow } from "@application/identity/flows"
import { loginPath, secondFactorPath } from "@domain/identity"
import { redirectFrom } from "./redirect-from.ts"

/**
 * A signed-in user, or a redirect to login that comes back here; who must set up a second factor is led there first. Spec:
 * route guards.
 */
export const requireUser = async (session: SessionFlow, request: Request): Promise<void> => {
  const state = await session.restore()
  const url = new URL(request.url)
  const here = url.pathname + url.search
  if (state.status !== "signedIn") throw redirectFrom(request, loginPath(here))
  const isThere = url.pathname.toLowerCase() === "/secondfactor"
  if (state.needsSecondFactor === true && !isThere) throw redirectFrom(request, secondFactorPath(here))
}
