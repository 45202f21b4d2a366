import { expect, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { launch, makeTheAds, pay } from "../journey.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

test("the funds of an archived campaign pay for a further one that goes live", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 1440, checksPages: false })
  const { page, say, arrive, proceed, problems } = visitor
  const firstOwner = await ownerOfLaunched(visitor)

  await page.goto(`${origin()}/app/${firstOwner.profile}/campaigns/${firstOwner.campaign}`)
  await arrive(/\/campaigns\/\d+$/)
  await page.getByRole("button", { name: say("app:campaigns.move.archive") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("app:campaigns.move.archive") })
    .click()
  await expect(page.getByText(say("app:campaigns.status.Archived"), { exact: true })).toBeVisible()

  await page.goto(`${origin()}/app/${firstOwner.profile}/campaigns`)
  await arrive(/\/campaigns$/)
  await page.getByRole("button", { name: say("app:campaigns.new") }).click()
  const at = (path: RegExp, timeout?: number) => arrive(path, timeout === undefined ? {} : { timeout })
  await makeTheAds(visitor, at)
  await at(/\/ageGenderTarget$/i, 60_000)
  await proceed()
  await at(/\/locationTargeting$/i)
  await proceed()
  await at(/\/budget$/i)
  await expect(page.getByRole("row", { name: say("launch:price.fromWallet") })).toBeVisible()
  await expect(page.getByRole("row", { name: say("launch:price.due") })).toBeVisible()
  await pay(visitor, "IN")
  const further = await launch(visitor)
  expect(further.profile).toBe(firstOwner.profile)
  expect(further.campaign).not.toBe(firstOwner.campaign)

  expect(await decideAds(sandbox(), further.campaign, "approve")).toBe(2)
  await page.goto(`${origin()}/app/${further.profile}/campaigns`)
  await arrive(/\/campaigns$/)
  const campaigns = page.getByRole("tabpanel").getByRole("row").filter({ hasText: "Sunrise Dental Care" })
  await expect(campaigns).toHaveCount(1)
  const active = campaigns.filter({ hasText: say("app:campaigns.status.Active") })
  await expect(active).toHaveCount(1, { timeout: 60_000 })
  expect(problems).toEqual([])
  await visitor.context.close()
})
