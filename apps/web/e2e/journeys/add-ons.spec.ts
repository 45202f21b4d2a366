import { expect, test } from "@playwright/test"
import { choose } from "../journey.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

test("a pack is bought from the wallet by one double click, with its invoice", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, check: look, problems } = visitor
  const { profile } = await ownerOfLaunched(visitor, { region: "IN" })
  const start = (key: string) =>
    new RegExp(`^${say(key, { name: "\n", total: "\n", amount: "\n" }).split("\n")[0] ?? ""}`, "u")

  await page.goto(`${origin()}/app/${profile}/wallet`)
  await arrive(/\/wallet$/)
  await page.getByRole("link", { name: say("billing:addOns.open") }).click()
  await arrive(/\/addOns$/i)
  await look()
  await page
    .getByRole("link", { name: start("app:addMoney.offer") })
    .first()
    .click()
  await arrive(/\/wallet\/add$/)
  const amounts = page.getByRole("radio")
  await choose(amounts.nth((await amounts.count()) - 2))
  await page.getByRole("button", { name: start("launch:payment.pay") }).click()
  await page.getByRole("dialog").last().getByRole("button", { name: /^Pay/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: say("launch:payment.thanks") })).toBeVisible()
  await page.getByRole("link", { name: say("app:addMoney.goOn") }).click()
  await arrive(/\/addOns$/i)

  await page
    .getByRole("button", { name: start("billing:addOns.buyNamed") })
    .first()
    .click()
  const question = page.getByRole("alertdialog")
  await question.getByRole("button", { name: start("billing:addOns.question.confirm") }).dblclick()
  const bought = page.getByRole("table", { name: say("billing:addOns.bought.title") })
  await expect(bought.getByRole("row")).toHaveCount(2)
  await expect(question).toHaveCount(0)
  await look()

  await page.goto(`${origin()}/app/${profile}/wallet?topic=charges`)
  const line = page
    .getByRole("table", { name: say("app:wallet.transactions") })
    .getByRole("row")
    .filter({ hasText: say("app:wallet.kind.addOn") })
  await expect(line).toHaveCount(1)
  await line.getByRole("link", { name: new RegExp(`^${say("billing:kind.invoice")}`, "u") }).click()
  await arrive(/\/invoice\/\d+$/)
  await expect(page.getByText(say("documents:line.addOn"), { exact: true }).first()).toBeVisible()
  await page.goto(`${origin()}/app/${profile}/addOns`)
  await expect(bought.getByRole("row")).toHaveCount(2)
  expect(problems).toEqual([])
  await visitor.context.close()
})
