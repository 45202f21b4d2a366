import { expect, test } from "@playwright/test"
import { launch, openAccount, pay } from "../journey.ts"
import { newPerson, newVisitor, origin, sandbox } from "../visitor.ts"

const address = (path: string) => origin().replace("localhost", "parcelwise.localhost") + path

test("a portal's second layout leads from one page of details to live ads", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 360 })
  const { page, arrive, proceed, say } = visitor
  await page.goto(address("/signup/businessDetails?region=IN"))
  await arrive(/\/businessDetailsv2$/)
  await page
    .getByRole("textbox")
    .first()
    .fill(`${sandbox().replace("http://", "")}/sites/nilgiri-yoga/`)
  await proceed()
  await arrive(/\/creativedetailsv2\/preview\//)
  await page.getByRole("button", { name: say("common:action.back") }).click()
  await arrive(/\/businessDetailsv2$/)
  await expect(page.getByLabel(say("signup:field.name"))).toHaveValue(/Nilgiri/)
  await proceed()
  await arrive(/\/creativedetailsv2\/preview\//)
  await page.getByRole("button", { name: say("creatives:ad.edit") }).click()
  await arrive(/\/imageCreativesAdDetailsEdit\/edit\//i)
  await proceed()
  await arrive(/\/creativedetailsv2\/preview\//)
  await proceed()
  await arrive(/\/emailSignup$/)
  await openAccount(visitor, newPerson("IN"))
  await arrive(/\/ageGenderTarget$/i, { timeout: 60_000 })
  await proceed()
  await arrive(/\/locationTargeting$/i)
  await proceed()
  await arrive(/\/signup\/budget$/i)
  await pay(visitor, "IN")
  await launch(visitor)
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})

test("a business by hand gets its place asked on the same page", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 1440 })
  const { page, arrive, proceed, say } = visitor
  await page.goto(address("/signup/businessDetailsv2?region=IN"))
  await arrive(/\/businessDetailsv2$/)
  await page.locator("input[type=radio][value=manual]").focus()
  await page.keyboard.press("Space")
  await page.getByLabel(say("signup:field.name")).fill("Bloom")
  await page.getByRole("combobox", { name: say("signup:field.category") }).fill("Kites")
  await proceed()
  const city = page.getByRole("combobox", { name: say("signup:field.city") })
  await expect(city).toBeVisible()
  await proceed()
  await expect(city).toHaveAttribute("aria-invalid", "true")
  await page.getByLabel(say("signup:field.postalCode.IN")).fill("411001")
  await city.fill("Pune")
  await proceed()
  await arrive(/\/creativedetailsv2\/preview\//)
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})
