import { isSpecial } from "../special-audience.ts"
import type { PlanTargeting } from "./targeting.ts"

/** Names of the lists that a campaign is shown to and leaves out, in the order of their choice; special ads leave no list out. */
export const shownListsOf = ({
  includedLists = [],
  excludedLists = [],
  specialAds,
}: Pick<PlanTargeting, "includedLists" | "excludedLists" | "specialAds">) => {
  const leftOut = isSpecial(specialAds) ? [] : excludedLists
  return {
    ...(includedLists.length > 0 && { includedLists: includedLists.map(({ name }) => name) }),
    ...(leftOut.length > 0 && { excludedLists: leftOut.map(({ name }) => name) }),
  }
}
