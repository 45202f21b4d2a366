import { apiCaller, type CampaignOwner, type ReadyCampaign, readyCampaign } from "@adapters/http-client/testing"
import { UpdateBusinessDetails } from "@application/signup/contract"
import { launchEnded, payAndLaunch, payOnce } from "./by-calls.ts"
import { origin, sandbox, type Visitor } from "./visitor.ts"

const demoSites = { IN: "sunrise-dental", GB: "harbour-rye" } as const

/** Logs an owner in, at the first portal unless told. */
export const logIn = async (
  { page, say }: Visitor,
  { email, password }: CampaignOwner,
  at = origin(),
): Promise<void> => {
  await page.goto(`${at}/login`)
  await page.locator('input[autocomplete="username"]').fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.getByRole("button", { name: say("common:action.logIn"), exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith("/login"))
}

const idsOf = ({ businessProfileId, campaignId }: ReadyCampaign) => ({
  profile: String(businessProfileId),
  campaign: String(campaignId),
})

export interface ReadyDraftOptions {
  readonly region: "IN" | "GB"
  readonly language?: string
  /** The page of the journey at which to open it. */
  readonly opened?: string
}

/** Logs its owner in and opens a draft that lacks only its payment, made by calls. */
export const openReadyDraft = async (
  visitor: Visitor,
  { region, language = "en", opened = "budget" }: ReadyDraftOptions,
) => {
  const caller = apiCaller(origin())
  const campaign = await readyCampaign(sandbox(), caller, demoSites[region], region, language)
  await logIn(visitor, campaign.owner)
  await visitor.page.goto(`${origin()}/signup/${opened}?sessionId=${campaign.sessionId}`)
  await visitor.arrive(new RegExp(`/${opened}$`, "i"))
  return {
    ...idsOf(campaign),
    owner: campaign.owner,
    sessionId: campaign.sessionId,
  }
}

/** Logs its owner in and opens the review of a paid draft of another flavour than the usual one, made by calls. */
export const openReview = async (visitor: Visitor, { region, language = "en" }: Omit<ReadyDraftOptions, "opened">) => {
  const caller = apiCaller(origin())
  const campaign = await readyCampaign(sandbox(), caller, demoSites[region], region, language, { normalFlow: "true" })
  await payOnce(sandbox(), caller, campaign)
  const { sessionId } = campaign
  await caller.ask(UpdateBusinessDetails, { sessionId, changes: {}, launchState: "LinkAccounts" })
  await logIn(visitor, campaign.owner)
  const { profile, campaign: id } = idsOf(campaign)
  await visitor.page.goto(`${origin()}/app/${profile}/campaign/${id}/linkAccounts?sessionId=${sessionId}`)
  await visitor.arrive(/\/linkAccounts$/i)
}

/** Logs in the owner of a paid campaign in review, made by calls. */
export const ownerOfLaunched = async (
  visitor: Visitor,
  {
    region = "IN",
    language = "en",
    twice = false,
  }: Partial<Pick<ReadyDraftOptions, "region" | "language">> & { readonly twice?: boolean } = {},
) => {
  const caller = apiCaller(origin())
  const campaign = await readyCampaign(sandbox(), caller, demoSites[region], region, language)
  const order = await payAndLaunch(sandbox(), caller, campaign, { twice })
  await launchEnded(caller, campaign)
  await logIn(visitor, campaign.owner)
  return { ...idsOf(campaign), owner: campaign.owner, email: campaign.owner.email, order }
}
