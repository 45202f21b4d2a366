import { type Checked, someService } from "@domain/validation"
import type { CampaignPlan } from "./campaign-plan.ts"

/** The services to advertise: the chosen ones, else all that the business offers, without duplicates and blanks. */
export const servicesToPromote = ({
  creative: { promoteServices = [] },
  business: { services = [] },
}: Pick<CampaignPlan, "creative" | "business">): ReadonlyArray<string> => {
  const named = (list: ReadonlyArray<string>) => [...new Set(list.map((service) => service.trim()))].filter(Boolean)
  const chosen = named(promoteServices)
  return chosen.length > 0 ? chosen : named(services)
}

/** The services to promote, at least one. Spec: validation, "at least one product/service". */
export const promotedServices = (
  session: Pick<CampaignPlan, "creative" | "business">,
): Checked<ReadonlyArray<string>> => someService(servicesToPromote(session))
