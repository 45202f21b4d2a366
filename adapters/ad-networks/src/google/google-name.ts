import { externalName } from "@application/campaigns/ports"
import type { AdPlan } from "@domain/campaigns"

/** A field of a query as JSON names it: `final_urls` is `finalUrls`. */
export const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The name of a channel's object, by which a repeated step finds it. */
export const nameOn = (
  { namePrefix }: { readonly namePrefix: string },
  plan: AdPlan,
  part: "budget" | "campaign" | "adGroup",
): string => externalName(plan, `${namePrefix}${part}`)
