import type { Caller } from "@application/kernel"
import { GetPortal } from "@application/portals/contract"
import type { ShownPortal } from "@domain/portals"

/** The portal of this page's host, from the api. */
export const askPortal = async (call: Caller): Promise<ShownPortal> => {
  const outcome = await call(GetPortal, { domain: location.hostname })
  if (outcome.status === "succeeded") return outcome.output
  throw new Error("The portal of this host could not be read")
}
