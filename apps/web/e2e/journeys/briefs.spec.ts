import { expect, test } from "@playwright/test"
import { ownerOf } from "../business-by-calls.ts"
import { inTurn } from "../in-turn.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 390 },
  { language: "he", width: 1440 },
] as const))
  test(`a brief becomes a plan, is approved, and its line a draft, in ${language}`, async ({ browser }) => {
    const { person, profiles } = await ownerOf("GB", { LocalBusiness: "Corner Soup Bar", BrandPortal: "Northmoor" })
    const brand = profiles.at(-1) ?? 0
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    const button = (key: string) => page.getByRole("button", { name: say(key), exact: true })
    const part = (key: string) => page.getByRole("tab", { name: say(`briefs:part.${key}`), exact: true }).click()
    const dialog = page.getByRole("dialog")
    await logIn(visitor, person)

    await page.goto(`${origin()}/app/${brand}/briefs`)
    await arrive(/\/briefs$/)
    await button("briefs:add").click()
    await dialog.getByRole("textbox", { name: say("briefs:field.name") }).fill("Spring soups")
    await dialog.getByRole("textbox", { name: say("briefs:field.details") }).fill("Known in the North by May.")
    await dialog.getByRole("textbox", { name: say("briefs:field.budget") }).fill("4000")
    await look()
    await dialog.getByRole("button", { name: say("briefs:form.create") }).click()
    await arrive(/\/briefs\/\d+$/)
    await button("briefs:act.New").click()

    await part("plan")
    await button("briefs:plan.add").click()
    const typed = { publisher: "Meta", theme: "A bowl in ten minutes", unitCost: "0.60", kpiVolume: "5000" }
    for (const [cell, text] of Object.entries({ ...typed, cost: "3000", budget: "4000" })) {
      const field = page.locator(`[data-cell="0:${cell}"]`)
      await field.fill(text)
      await field.press("Tab")
    }
    await expect(page.getByText(say("briefs:check.none"))).toBeVisible()
    await look()
    await button("briefs:plan.save").click()
    await expect(button("briefs:plan.save")).toBeDisabled()
    await button("briefs:send.open").click()
    await dialog
      .locator("label", { has: page.getByRole("checkbox") })
      .first()
      .click()
    await dialog.getByRole("button", { name: say("briefs:send.send"), exact: true }).click()

    await page.getByRole("textbox", { name: say("briefs:decision.comment") }).fill("Soup it is.")
    await look()
    await button("briefs:decision.approve").click()
    await expect(page.getByText("Soup it is.")).toBeVisible()

    await part("results")
    await page.getByRole("button", { name: say("briefs:results.make_one", { count: "1" }) }).click()
    await dialog
      .getByRole("combobox")
      .or(dialog.getByRole("button", { name: /Meta/u }))
      .first()
      .click()
    await page.getByRole("option", { name: "Corner Soup Bar" }).click()
    await dialog.getByRole("button", { name: say("briefs:results.make_one", { count: "1" }) }).click()
    await page.getByRole("link", { name: /Corner Soup Bar/u }).click()
    await arrive(/\/campaigns\/\d+$/)
    await look()
    expect(problems).toEqual([])
    await visitor.context.close()
  })
