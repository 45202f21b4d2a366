import type { SessionFlow } from "@application/identity/flows"
import { loginPath } from "@domain/identity"
import { redirectFrom } from "./redirect-from.ts"

/** A signed-in user, or a redirect to login that comes back here. Spec: route guards. */
export const requireUser = async (session: SessionFlow, request: Request): Promise<void> => {
  const { status } = await session.restore()
  const url = new URL(request.url)
  if (status !== "signedIn") throw redirectFrom(request, loginPath(url.pathname + url.search))
}
