import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { ChangePortal, GetPortalSettings } from "@application/portals/contract"
import { expect, test } from "@playwright/test"
import { seededPortals } from "@domain/portals"
import { appoint } from "../appoint.ts"
import { launchEnded, payAndLaunch } from "../by-calls.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

const portalHost = "tidewater.localhost"

/** A portal of its own, since its campaigns wait for reviewers while the journey runs. */
const portalOrigin = (): string => {
  const url = new URL(origin())
  url.hostname = portalHost
  return url.origin
}

const somebody = async () => {
  const caller = apiCaller(origin(), { "x-portal-domain": portalHost })
  return { caller, campaign: await readyCampaign(sandbox(), caller, "sunrise-dental", "IN", "en") }
}

/** Somebody of the portal's staff at the desk's list of reviews. */
const atTheDesk = async (visitor: Visitor): Promise<void> => {
  const { campaign } = await somebody()
  await appoint(campaign.owner.email, "staff")
  await logIn(visitor, campaign.owner, portalOrigin())
  await visitor.page.goto(`${portalOrigin()}/portal/reviews`)
  await visitor.arrive(/\/portal\/reviews$/)
}

/** Opens the campaign that waits, from the list. */
const openReview = async ({ page, arrive }: Visitor, campaignId: number): Promise<void> => {
  await page.locator(`a[href="/portal/reviews/${campaignId}"]`).click()
  await arrive(/\/portal\/reviews\/\d+$/)
}

test("a large campaign runs once two reviewers have approved it", async ({ browser }) => {
  const portalId = seededPortals.find(({ domain }) => domain === portalHost)?.id
  if (portalId === undefined) throw new Error(`No portal ships at ${portalHost}`)
  const administrator = await somebody()
  await appoint(administrator.campaign.owner.email, "administrator")
  const change = async (isCampaignReviewed: boolean) => {
    const { revision } = await administrator.caller.ask(GetPortalSettings, { portalId })
    const review = isCampaignReviewed ? { twoPeopleFrom: [{ currency: "INR", amount: 1 }] as const } : {}
    await administrator.caller.ask(ChangePortal, { portalId, revision, flags: { isCampaignReviewed }, review })
  }
  await change(true)
  const owner = await somebody()
  await payAndLaunch(sandbox(), owner.caller, owner.campaign)
  const { campaignId } = owner.campaign

  const first = await newVisitor(browser, { language: "en", width: 390 })
  await atTheDesk(first)
  await openReview(first, campaignId)
  const { page, say } = first
  await expect(page.getByText(say("portalReviews:two.none"))).toBeVisible()
  await page.getByRole("button", { name: say("portalReviews:claim.take") }).click()
  await expect(page.getByRole("button", { name: say("portalReviews:claim.giveBack") })).toBeVisible()

  const second = await newVisitor(browser, { language: "he", width: 1440 })
  await atTheDesk(second)
  await openReview(second, campaignId)
  await expect(second.page.getByText(second.say("portalReviews:claim.wait"))).toBeVisible()
  await expect(
    second.page.getByRole("button", { name: second.say("portalReviews:decide.approveFirst") }),
  ).toBeDisabled()

  await page.getByRole("button", { name: say("portalReviews:decide.approveFirst") }).click()
  await expect(page.getByRole("button", { name: say("portalReviews:two.withdraw") })).toBeVisible()
  await expect(page.getByRole("button", { name: say("portalReviews:decide.approve"), exact: true })).toBeDisabled()
  await first.check()

  await second.page.getByRole("button", { name: second.say("portalReviews:claim.look") }).click()
  await second.page.getByRole("button", { name: second.say("portalReviews:decide.approve"), exact: true }).click()
  await second.arrive(/\/portal\/reviews$/)
  await expect(second.page.locator(`a[href="/portal/reviews/${campaignId}"]`)).toHaveCount(0)
  expect((await launchEnded(owner.caller, owner.campaign)).status).toBe("Done")

  await change(false)
  expect([...first.problems, ...second.problems]).toEqual([])
  await first.context.close()
  await second.context.close()
})
