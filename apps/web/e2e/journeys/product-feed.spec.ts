import { expect, type Page, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { logIn } from "../ready-draft.ts"
import { shops, storeAccount } from "../store-account.ts"
import { newVisitor, sandbox } from "../visitor.ts"

/** Chooses from a list that opens. */
const pick = async (page: Page, label: string, option: string) => {
  await page.getByRole("button", { name: label }).click()
  await page.getByRole("option", { name: option }).click()
}

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 1440 },
  { language: "he", width: 390 },
] as const))
  test(`an owner mends a feed by a column and rules, in ${language}`, async ({ browser }) => {
    const { owner, call } = await storeAccount()
    await call("POST", "/businessProfiles", { name: "Lumen Lamps", region: "GB" })
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    await logIn(visitor, owner, shops())
    if (width < 960) await page.getByRole("button", { name: say("app:frame.openNavigation"), exact: true }).click()
    await page.getByRole("link", { name: say("app:frame.place.productFeed"), exact: true }).click()
    await arrive(/\/productFeed$/)

    await page.getByRole("button", { name: say("feeds:way.address.action") }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(say("feeds:form.name"), { exact: true }).fill("Lamps")
    await dialog.getByLabel(say("feeds:form.url"), { exact: true }).fill(`${sandbox()}/sites/lamps/feed.csv`)
    await dialog.getByRole("button", { name: say("feeds:form.add") }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Lamps" })).toBeVisible()
    const figures = page.getByRole("region", { name: say("feeds:health.label") }).locator("p > bdi")
    // Active, with warnings, blocked, pending.
    await expect(figures).toHaveText(["0", "4", "2", "0"])
    await expect(page.getByText(say("feeds:state.issues"), { exact: true })).toBeVisible()
    await look()

    const openTab = (part: string) => page.getByRole("tab", { name: say(`feeds:tab.${part}`) }).click()
    await openTab("issues")
    const issue = page.getByRole("listitem", {
      name: say("feeds:issue.correctFormat", { field: say("feeds:field.price") }),
    })
    await issue.getByRole("button", { name: say("feeds:issues.samples") }).click()
    await expect(issue.getByRole("listitem")).toHaveText(/Oak lamp.*2.*L2.*ask us/u)
    await look()

    await openTab("rules")
    await page.getByRole("button", { name: say("feedRules:columns.more_other", { count: 23 }) }).click()
    await pick(page, say("feedRules:columns.label", { field: say("feedRules:field.description") }), "Our own words")
    await pick(page, say("feedRules:rules.add"), say("feedRules:kind.calculate"))
    await pick(page, say("feedRules:rules.add"), say("feedRules:kind.exclude"))
    const preview = page.getByRole("table", { name: say("feedRules:preview.title") })
    const brass = preview.getByRole("rowgroup").filter({ hasText: "Brass lamp" })
    await expect(brass.getByText("36.00 GBP")).toBeVisible()
    await expect(preview.getByRole("rowgroup").filter({ hasText: "Paper lamp" })).toContainText(
      say("feedRules:preview.notTaken"),
    )
    await look()
    const all = page.getByRole("link", { name: say("feeds:all") })
    const question = page.getByRole("alertdialog")
    await all.click()
    await question.getByRole("button", { name: say("common:action.stay") }).click()
    await expect(question).toBeHidden()
    await expect(brass.getByText("36.00 GBP")).toBeVisible()
    await page.getByRole("button", { name: say("feedRules:saveAndRead") }).click()
    await expect(figures).toHaveText(["3", "0", "2", "0"])

    await openTab("history")
    const readings = page.getByRole("table", { name: say("feeds:history.caption") })
    await expect(readings.getByText(say("feeds:history.first"))).toBeVisible()
    await expect(readings.getByText(say("feeds:history.repriced_other", { value: 4 }))).toBeVisible()
    await expect(readings.getByText(say("feeds:history.removed_one", { value: 1 }))).toBeVisible()
    await look()

    await openTab("schedule")
    await pick(page, say("feeds:schedule.cadence"), say("feeds:schedule.Daily"))
    await expect(page.getByText(say("feeds:schedule.clock"))).toBeVisible()
    await look()
    // The question saves what is left.
    await all.click()
    await question.getByRole("button", { name: say("common:action.saveAndContinue") }).click()
    await expect(page.getByRole("heading", { level: 1, name: say("feeds:title") })).toBeVisible()
    await expect(page.getByRole("row").filter({ hasText: "Lamps" })).not.toContainText(say("feeds:next.off"))
    await look()
    expect(problems).toEqual([])
    await visitor.context.close()
  })
