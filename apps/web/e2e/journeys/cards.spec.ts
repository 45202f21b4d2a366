import { expect, test } from "@playwright/test"
import { choose, typeCard } from "../journey.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

test("a saved card pays with one press, and fills the wallet by itself once agreed", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 390 })
  const { page, say, arrive, check: look, problems } = visitor
  const { profile } = await ownerOfLaunched(visitor, { region: "GB", language: "he" })
  const wallet = `${origin()}/app/${profile}/wallet`
  const received = page.getByText(say("app:wallet.kind.topUp"), { exact: true })

  await page.goto(`${wallet}/cards`)
  await arrive(/\/wallet\/cards$/)
  await page.getByRole("button", { name: say("app:cards.add") }).click()
  await typeCard(visitor)
  await page.getByRole("button", { name: say("app:cards.save") }).click()
  await expect(page.getByText(say("app:cards.added"))).toBeVisible()
  await expect(page.getByText(say("app:cards.default"), { exact: true })).toBeVisible()
  await look()

  await page.goto(`${wallet}/add`)
  await arrive(/\/wallet\/add$/)
  await choose(page.getByRole("radio", { name: /4242/ }))
  const [pay = ""] = say("launch:payment.pay", { total: "\n" }).split("\n")
  await page.getByRole("button", { name: new RegExp(`^${pay}`, "u") }).dblclick()
  await expect(page.getByRole("heading", { level: 1, name: say("launch:payment.thanks") })).toBeVisible()
  await page.goto(wallet)
  await arrive(/\/wallet$/)
  await expect(received).toHaveCount(2)

  await page.goto(`${wallet}/cards`)
  await arrive(/\/wallet\/cards$/)
  const automatic = page.getByRole("region", { name: say("app:cards.automatic.title") })
  await expect(automatic.getByText(say("app:cards.automatic.off"))).toBeVisible()
  await automatic.getByLabel(say("app:cards.automatic.threshold")).fill("5000")
  await automatic.getByLabel(say("app:cards.automatic.monthlyCeiling")).fill("1")
  await automatic.getByRole("button", { name: say("app:cards.automatic.switchOn") }).click()
  await expect(automatic.getByText(say("app:cards.automatic.problem.ceilingBelowAmount"))).toBeVisible()
  await automatic.getByLabel(say("app:cards.automatic.amount")).fill("60")
  await automatic.getByLabel(say("app:cards.automatic.monthlyCeiling")).fill("100")
  await automatic.getByRole("button", { name: say("app:cards.automatic.switchOn") }).click()
  await expect(automatic.getByText(say("app:cards.automatic.on"))).toBeVisible()
  await look()
  await expect(async () => {
    await page.goto(wallet)
    await expect(received).toHaveCount(3, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await page.goto(`${wallet}/cards`)
  await arrive(/\/wallet\/cards$/)
  await automatic.getByRole("button", { name: say("app:cards.automatic.switchOff") }).click()
  await expect(automatic.getByText(say("app:cards.automatic.off"))).toBeVisible()

  const [remove = ""] = say("app:cards.removeOf", { brand: "\n", last4: "" }).split("\n")
  await page.getByRole("button", { name: new RegExp(`^${remove.trim()} .*4242$`, "u") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("app:cards.remove"), exact: true })
    .click()
  await expect(page.getByText(say("app:cards.empty.title"))).toBeVisible()
  expect(problems).toEqual([])
  await visitor.context.close()
})
