import { expect, test } from "@playwright/test"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

test("the tax office's register fills billing details in by one press", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, check: look, problems } = visitor
  const { profile } = await ownerOfLaunched(visitor, { region: "IN" })
  await page.goto(`${origin()}/app/${profile}/wallet/billing`)
  await arrive(/\/wallet\/billing$/)
  const number = page.getByLabel(say("billing:details.taxNumber.IN"))
  await number.fill("07AAGCS9876P1Z7")
  await expect(page.getByText(say("billing:details.status.cancelled"))).toBeVisible()
  await number.fill("27AAPFU0939F1ZV")
  await expect(page.getByText(say("billing:details.registered", { name: "Deshpande and Sons" }))).toBeVisible()
  await look()
  await page.getByRole("button", { name: say("billing:details.useRegistered") }).click()
  const name = page.getByLabel(say("billing:details.name"))
  const address = page.getByLabel(say("billing:details.address"))
  await expect(name).toHaveValue("Deshpande and Sons")
  await expect(address).toHaveValue(/Laxmi Road/)
  await page.reload()
  await arrive(/\/wallet\/billing$/)
  await expect(name).toHaveValue("Deshpande and Sons")
  await page.getByRole("button", { name: say("billing:details.save") }).click()
  await expect(page.getByText(say("billing:details.saved"))).toBeVisible()
  await page.reload()
  await arrive(/\/wallet\/billing$/)
  await expect(number).toHaveValue("27AAPFU0939F1ZV")
  await expect(page.getByRole("button", { name: new RegExp(say("documents:state.27")) })).toBeVisible()
  expect(problems).toEqual([])
  await visitor.context.close()
})
