import { expect, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

test("the list of campaigns is worked in on a phone: days, archive, views, columns", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 360 })
  const { page, say, arrive, problems } = visitor
  const owner = await ownerOfLaunched(visitor)
  expect(await decideAds(sandbox(), owner.campaign, "approve")).toBe(2)
  await page.goto(`${origin()}/app/${owner.profile}/campaigns`)
  await arrive(/\/campaigns$/)
  const row = page.getByRole("tabpanel").getByRole("row").filter({ hasText: "Sunrise Dental Care" })
  await expect(row.getByText(say("app:campaigns.status.Active"))).toBeVisible({ timeout: 60_000 })
  const press = (key: string, values = {}) => page.getByRole("button", { name: say(key, values) }).click()
  const pick = (key: string) => page.getByRole("menuitem", { name: say(key) }).click()
  const told = (key: string) => expect(page.getByText(new RegExp(say(`${key}_one`)))).toBeVisible({ timeout: 30_000 })
  const change = async () => {
    await press("campaigns:bulk.select")
    await page
      .locator("label", { has: page.getByRole("checkbox") })
      .first()
      .click()
    await press("campaigns:bulk.acts")
  }

  await change()
  await pick("campaigns:bulk.budget.act")
  const percent = page.getByRole("textbox", { name: say("campaigns:bulk.percent") })
  await percent.fill("20")
  await percent.blur()
  await expect(page.getByText(say("campaigns:bulk.fromWallet"))).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole("button", { name: say("campaigns:bulk.change_one") })).toBeDisabled()
  await press("common:action.close")
  await press("campaigns:bulk.acts")
  await pick("campaigns:bulk.days.act")
  const days = page.getByRole("textbox", { name: say("campaigns:bulk.dayCount") })
  await days.fill("-2")
  await days.blur()
  await expect(page.getByText(say("campaigns:bulk.back"))).toBeVisible({ timeout: 30_000 })
  await press("campaigns:bulk.change_one")
  await told("common:list.changed")
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: say("common:action.close") })
    .click()

  await page.goto(`${origin()}/app/${owner.profile}/campaigns/${owner.campaign}`)
  await arrive(/\/campaigns\/\d+$/)
  await press("app:campaigns.move.end")
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("app:campaigns.move.end") })
    .click()
  await expect(page.getByText(say("app:campaigns.ended.title"))).toBeVisible({ timeout: 30_000 })

  await page.goto(`${origin()}/app/${owner.profile}/campaigns`)
  await arrive(/\/campaigns$/)
  await change()
  await pick("app:campaigns.move.putAway")
  await told("common:list.changed")
  await page.getByRole("tab", { name: new RegExp(say("app:campaigns.tab.archived")) }).click()
  await expect(row).toHaveCount(1)

  await press("views:label")
  await pick("views:save")
  await page.getByRole("dialog").getByRole("textbox").fill("ארכיון")
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("common:action.save") })
    .click()
  await expect(page.getByRole("button", { name: say("views:open", { name: "ארכיון" }) })).toBeVisible()
  await press("views:columns")
  await page.locator("label", { hasText: say("campaigns:column.clicks") }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("common:action.close") })
    .click()
  await page.reload()
  await arrive(/\/campaigns$/)
  await expect(row).toContainText(say("campaigns:column.clicks"))

  await row.getByRole("button", { name: new RegExp(say("app:campaigns.actionsOf", { name: "" }).trim()) }).click()
  await pick("app:campaigns.move.restore")
  await expect(row).toHaveCount(0)
  await page.getByRole("tab", { name: new RegExp(say("app:campaigns.tab.completed")) }).click()
  await expect(row).toHaveCount(1)
  expect(problems).toEqual([])
  await visitor.context.close()
})
