import { type Checked, someService } from "@domain/validation"
import type { BusinessDetails } from "./business-details.ts"

/** The services that ads speak of: the chosen ones, else all that the business offers; each once, blank ones not at all. */
export const servicesToPromote = ({
  promoteServices = [],
  services = [],
}: Pick<BusinessDetails, "promoteServices" | "services">): ReadonlyArray<string> => {
  const named = (list: ReadonlyArray<string>) => [...new Set(list.map((service) => service.trim()))].filter(Boolean)
  const chosen = named(promoteServices)
  return chosen.length > 0 ? chosen : named(services)
}

/** The services to promote, at least one. Spec: validation, "at least one product/service". */
export const promotedServices = (
  details: Pick<BusinessDetails, "promoteServices" | "services">,
): Checked<ReadonlyArray<string>> => someService(servicesToPromote(details))
