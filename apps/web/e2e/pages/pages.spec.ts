import { expect, test } from "@playwright/test"
import { choose } from "../journey.ts"
import { newVisitor, origin, type Visitor } from "../visitor.ts"

const beginWithPage = async ({ page, say, arrive, proceed }: Visitor, region: "IN" | "GB", address: string) => {
  await page.goto(`${origin()}/signup/businessDetails?region=${region}`)
  await arrive(/\/businessDetails$/i)
  await choose(page.getByRole("radio", { name: say("signup:way.page.title") }))
  await page.getByRole("textbox").first().fill(address)
  await proceed()
}

test("a Facebook page fills in the draft, and its website the rest", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, proceed, problems } = visitor
  await beginWithPage(visitor, "IN", "facebook.com/SunriseDentalCare.example")
  await arrive(/\/businessLocationDetails$/i)
  await expect(page.getByLabel(say("signup:field.name"))).toHaveValue("Sunrise Dental Care")
  await expect(page.getByText(say("signup:found.facebook")).first()).toBeVisible()
  await proceed()
  await arrive(/\/businessPhoneNumber$/i)
  await expect(page.locator('input[autocomplete="tel-national"]')).toHaveValue("2066000142")
  await expect(page.locator('input[autocomplete="email"]')).toHaveValue("hello@sunrisedental.example")
  await proceed()
  await arrive(/\/businessDetailsCaptured$/i)
  await proceed()
  await arrive(/\/selectObjective$/i)
  await proceed()
  await arrive(/\/promoteServices$/i)
  await expect(page.getByRole("checkbox", { name: "Root canal treatment" })).toBeVisible()
  expect(problems).toEqual([])
  await visitor.context.close()
})

test("a Google listing fills in the draft, in Hebrew", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 1440 })
  const { page, say, arrive, problems } = visitor
  await beginWithPage(visitor, "GB", "https://www.google.com/maps/place/Harbour+%26+Rye+Bakery/@51.4485,-2.609,17z")
  await arrive(/\/businessLocationDetails$/i)
  await expect(page.getByLabel(say("signup:field.name"))).toHaveValue("Harbour & Rye Bakery")
  await expect(page.getByText(say("signup:found.listing")).first()).toBeVisible()
  expect(problems).toEqual([])
  await visitor.context.close()
})

test("an unavailable Facebook page is explained, and its address is kept", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, problems } = visitor
  await beginWithPage(visitor, "IN", "facebook.com/4004")
  await arrive(/\/businessDetailsSetupAnimation$/i)
  await expect(page.getByText(say("signup:reading.problem.FacebookPageNotFound"))).toBeVisible()
  await page.getByRole("button", { name: say("signup:reading.other") }).click()
  await arrive(/\/businessDetails$/i)
  await expect(page.getByRole("textbox").first()).toHaveValue("https://facebook.com/4004")
  await choose(page.getByRole("radio", { name: say("signup:way.manual.title") }))
  await expect(page.getByLabel(say("signup:field.name"))).toBeVisible()
  expect(problems).toEqual([])
  await visitor.context.close()
})

test("a redirect to the right page takes the keyboard focus along", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, problems } = visitor
  await page.goto(`${origin()}/signup/businessDetails?region=IN`)
  await arrive(/\/businessDetails$/i)
  await page.getByRole("textbox").first().fill("facebook.com/SunriseDentalCare.example")
  await page.getByRole("button", { name: say("signup:way.switch.page") }).press("Enter")
  const way = page.getByRole("radio", { name: say("signup:way.page.title") })
  await expect(way).toBeChecked()
  await expect(way).toBeFocused()
  await expect(page.getByRole("textbox").first()).toHaveValue("facebook.com/SunriseDentalCare.example")
  expect(problems).toEqual([])
  await visitor.context.close()
})

test("the likely country is marked, not chosen, and gives the dial code", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, problems } = visitor
  const countries = [
    { code: "IN", dialCode: "91", isLikely: false },
    { code: "GB", dialCode: "44", isLikely: true },
  ]
  await visitor.context.route("**/ip2locations/countries*", (route) => route.fulfill({ json: { data: countries } }))
  await page.goto(`${origin()}/country`)
  await arrive(/\/country$/)
  await expect(page.getByRole("radio", { name: say("signup:country.suggested") })).toHaveCount(1)
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0)
  await page.goto(`${origin()}/login`)
  await arrive(/\/login$/)
  await page.getByRole("tab", { name: say("app:login.byMobile") }).click()
  await expect(page.getByLabel(say("app:login.country"))).toHaveValue("GB")
  expect(problems).toEqual([])
  await visitor.context.close()
})
