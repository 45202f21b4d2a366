import { expect, type Locator, type Page, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { inTurn } from "../in-turn.ts"
import { onOwnSite } from "../own-site.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

const pick = async (page: Page, within: Locator, label: string, option: string | RegExp) => {
  await within.getByRole("button", { name: label }).click()
  await page.getByRole("option", { name: option }).first().click()
}

/** Links to telephones and mail programs lead nowhere here; what happens beside them does. */
const keepPage = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]') !== null) event.preventDefault()
    })
  })

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 1440 },
  { language: "he", width: 390 },
] as const))
  test(`a lead is called, planned with, won, undone and found again, in ${language}`, ({ browser }) =>
    onOwnSite(async () => {
      const visitor = await newVisitor(browser, { language, width })
      const { page, say, arrive, check: look, problems } = visitor
      const { profile, campaign } = await ownerOfLaunched(visitor, { region: "IN", language })
      await decideAds(sandbox(), campaign, "approve")
      await expect
        .poll(async () => {
          const made = await fetch(`${sandbox()}/control/api/leads`, { method: "POST", body: "{}" })
          return made.status
        })
        .toBe(200)
      await keepPage(page)
      await page.goto(`${origin()}/app/${profile}/leads`)
      await arrive(/\/leads$/)
      const rows = page.getByRole("rowheader")
      await expect(async () => {
        await page.reload()
        await expect(rows.first()).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
      const name = (await rows.first().getByRole("link").innerText()).trim().split("\n")[0] ?? ""

      // A business with leads and without a website has a network told of them.
      await page.goto(`${origin()}/app/${profile}/conversions`)
      await arrive(/\/conversions$/)
      const heading = page.getByRole("heading", { name: say("conversionNetworks:network.Meta") })
      const meta = page.getByRole("listitem").filter({ has: heading })
      await meta.getByRole("button", { name: say("conversionNetworks:act.connect"), exact: true }).click()
      await expect(meta.getByText(say("conversionNetworks:state.On"), { exact: true })).toBeVisible()
      await look()
      await page.goto(`${origin()}/app/${profile}/leads`)
      await arrive(/\/leads$/)

      await page.getByRole("link", { name: say("leads:wayTo.call", { name }) }).click()
      await expect(page.getByText(say("leads:told.marked", { name }))).toBeVisible()
      const row = page
        .getByRole("row")
        .filter({ has: rows.filter({ hasText: name }) })
        .first()
      await expect(row.getByText(say("leads:status.Contacted"), { exact: true })).toBeVisible()

      // Others may have come meanwhile, before this lead.
      await rows.filter({ hasText: name }).first().getByRole("link").click()
      const dialog = page.getByRole("dialog")
      await expect(dialog.getByRole("heading", { name })).toBeVisible()
      const owners = dialog.getByRole("button", { name: say("leads:owner.title") })
      await owners.click()
      await page.getByRole("option").nth(1).click()
      await expect(
        dialog.getByText(new RegExp(say("leads:told.owner", { value: "X" }).split("X")[0] ?? "")).first(),
      ).toBeVisible()
      await dialog.getByRole("textbox", { name: say("leads:tags.title") }).fill("Wedding")
      await dialog.getByRole("button", { name: say("leads:tags.add") }).click()
      await expect(dialog.getByRole("button", { name: say("leads:tags.remove", { tag: "Wedding" }) })).toBeVisible()
      await dialog.getByRole("button", { name: say("leads:step.plan") }).click()
      await dialog.getByLabel(say("leads:step.text")).fill("Send the offer")
      await dialog.getByRole("button", { name: say("common:action.save"), exact: true }).click()
      await expect(dialog.getByText("Send the offer").first()).toBeVisible()

      await pick(page, dialog, say("leads:field.status"), say("leads:status.Won"))
      const sale = dialog.getByLabel(say("leads:sale.title"))
      await sale.fill("1250")
      await dialog.getByRole("button", { name: say("leads:sale.save") }).click()
      await expect(dialog.getByRole("button", { name: say("leads:sale.remove") })).toBeVisible()
      await look()
      await pick(page, dialog, say("leads:field.status"), say("leads:status.Lost"))
      await expect(sale).toBeHidden()
      await dialog.getByRole("button", { name: say("common:action.undo"), exact: true }).click()
      await expect(dialog.getByText(say("leads:told.nowUndone")).first()).toBeVisible()
      await expect(sale).toHaveValue(/1,?250/)
      const good = dialog.getByRole("switch", { name: say("leads:good.title") })
      await good.press("Space")
      await expect(dialog.getByText(say("leads:told.good")).first()).toBeVisible()
      // The form asked for no consent to further ads, so that no network is told.
      const told = dialog.getByRole("region", { name: say("leadMarks:told.title") })
      await expect(told.getByText(say("leadMarks:told.notAllowed"))).toBeVisible()
      await expect(told.getByText(say("leadMarks:told.state.Withheld"), { exact: true }).first()).toBeVisible()
      await look()
      await page.keyboard.press("Escape")
      await expect(dialog).toBeHidden()

      await page.getByRole("button", { name: say("views:label"), exact: true }).click()
      await page.getByRole("menuitemradio", { name: say("leads:view.mine"), exact: true }).click()
      await expect(page).toHaveURL(/owner=Mine/)
      await expect(rows.first()).toContainText(name)
      await expect(rows.first()).toContainText("Wedding")
      await look()
      expect(problems).toEqual([])
    }))
