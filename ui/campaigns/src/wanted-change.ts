import type { Campaign, WantedTerms } from "@domain/campaigns"
import { idFromPath } from "@domain/launch"
import { Schema } from "effect"
import { LocalDate } from "@domain/kernel"

/** Another last day and daily amount (minor units), as an address keeps them while money is added for them. */
export type WantedChange = Pick<WantedTerms, "endDate" | "dailyBudget">

const isDay = Schema.is(LocalDate)

/** The campaign's page with a change of it under way. */
export const pathOfChange = (
  { id, businessProfileId }: Pick<Campaign, "id" | "businessProfileId">,
  { endDate, dailyBudget }: WantedChange,
): string => {
  const search = new URLSearchParams({
    ...(endDate !== undefined && { endDate }),
    ...(dailyBudget !== undefined && { dailyBudget: String(dailyBudget) }),
  })
  return `/app/${businessProfileId}/campaigns/${id}?${search}`
}

/** The change that an address says is under way; undefined where it says none. */
export const wantedIn = (search: URLSearchParams): WantedChange | undefined => {
  const endDate = search.get("endDate")
  const dailyBudget = idFromPath(search.get("dailyBudget") ?? "")
  const wanted = {
    ...(isDay(endDate) && { endDate }),
    ...(dailyBudget !== undefined && { dailyBudget }),
  }
  return Object.keys(wanted).length === 0 ? undefined : wanted
}
