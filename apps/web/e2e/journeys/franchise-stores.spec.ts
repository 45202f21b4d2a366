import { expect, test } from "@playwright/test"
import { ownerOf } from "../business-by-calls.ts"
import { inTurn } from "../in-turn.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor } from "../visitor.ts"

/** Three hundred stores of two regions, one of them without a usable radius. */
const file = [
  "store_code,name,latitude,longitude,radius,region",
  ...Array.from({ length: 300 }, (_, index) => {
    const code = `S-${String(index + 1).padStart(3, "0")}`
    const place = `${53 + (index % 20) / 50},${-1.5 - Math.floor(index / 20) / 40}`
    return `${code},Store ${index + 1},${place},${index === 299 ? "far" : "5"},${index % 2 === 0 ? "North" : "South"}`
  }),
].join("\n")

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 390 },
  { language: "he", width: 1440 },
] as const))
  test(`a head office brings its stores from a file and closes some, in ${language}`, async ({ browser }) => {
    const { person: owner } = await ownerOf("GB", { HqFranchise: "Stonebake" })
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    await logIn(visitor, owner)
    if (width < 960) await page.getByRole("button", { name: say("app:frame.openNavigation"), exact: true }).click()
    await page.getByRole("link", { name: say("app:frame.place.stores"), exact: true }).click()
    await arrive(/\/stores$/)
    await look()

    const dialog = page.getByRole("dialog")
    await page.getByRole("button", { name: say("franchise:file.open") }).click()
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: "stores.csv", mimeType: "text/csv", buffer: Buffer.from(file) })
    await dialog.getByRole("button", { name: say("common:action.continue") }).click()
    await expect(dialog.getByText(say("franchise:differences.refused_one", { stores: "1" }))).toBeVisible()
    await look()
    await dialog.getByRole("button", { name: say("franchise:differences.apply_other", { stores: "299" }) }).click()
    await dialog.getByRole("button", { name: say("common:action.done") }).click()
    await expect(page.getByText("Store 20", { exact: true })).toBeVisible()
    await look()

    await page.getByRole("button", { name: say("franchise:select") }).click()
    await page
      .locator("label", { has: page.getByRole("checkbox", { name: /Store 1$/u }) })
      .first()
      .click()
    await page.getByRole("button", { name: say("franchise:change") }).click()
    await page.getByRole("menuitem", { name: say("franchise:act.close") }).click()
    const closed = page.getByText(say("franchise:standing.Closed"), { exact: true })
    await expect(closed.locator("visible=true").first()).toBeVisible()

    await page.getByRole("tab", { name: say("franchise:view.map") }).click()
    const whole = page.getByRole("button", { name: say("franchise:map.whole") })
    const group = page.getByRole("group", { name: say("franchise:map.label_other", { stores: "299" }) })
    await group.getByRole("button").first().click()
    await expect(whole.or(dialog)).toBeVisible()
    await look()
    await page.goto(page.url().replace(/\/stores.*$/u, "/stores/budget"))
    await arrive(/\/stores\/budget$/)
    // A total of one hundred least shares reaches a hundred stores of three hundred, one of them closed.
    const total = page.getByRole("textbox", { name: say("franchise:budget.total") })
    const least = page.getByRole("textbox", { name: say("franchise:budget.minimum") })
    await least.fill("300")
    await total.fill("30000")
    await total.press("Tab")
    const outcome = page.getByRole("region", { name: say("franchise:budget.outcome") })
    await expect(outcome).toContainText("198")
    await look()
    await page.getByRole("button", { name: say("franchise:budget.save") }).click()
    await expect(page.getByText(say("franchise:budget.saved"))).toBeVisible()
    await page.reload()
    await expect(total).toHaveValue(/30,?000/u)
    expect(problems).toEqual([])
    await visitor.context.close()
  })
