import { apiCaller, type CampaignOwner, readyCampaign } from "@adapters/http-client/testing"
import { origin, sandbox, type Visitor } from "./visitor.ts"

const demoSites = { IN: "sunrise-dental", GB: "harbour-rye" } as const

export interface ReadyDraftOptions {
  readonly region: "IN" | "GB"
  readonly language?: string
  /** Page of the journey to open it at. */
  readonly opened?: string
}

/**
 * Logs its owner in and opens a draft that lacks nothing but its money, made by the api's own calls: how one is made by hand
 * is the journeys' part.
 */
export const openReadyDraft = async (
  { page, say, arrive }: Visitor,
  { region, language = "en", opened = "budget" }: ReadyDraftOptions,
): Promise<CampaignOwner> => {
  const { sessionId, owner } = await readyCampaign(sandbox(), apiCaller(origin()), demoSites[region], region, language)
  await page.goto(`${origin()}/login`)
  await page.locator('input[autocomplete="username"]').fill(owner.email)
  await page.locator('input[autocomplete="current-password"]').fill(owner.password)
  await page.getByRole("button", { name: say("common:action.logIn"), exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith("/login"))
  await page.goto(`${origin()}/signup/${opened}?sessionId=${sessionId}`)
  await arrive(new RegExp(`/${opened}$`, "i"))
  return owner
}
