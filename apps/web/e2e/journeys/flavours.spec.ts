import { expect, test } from "@playwright/test"
import { leaveLaunched, openAccount, pay } from "../journey.ts"
import { newPerson, newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

const at = (host: string, path: string) => origin().replace("localhost", host) + path

/** Begins at a portal with a demo site; the portal alone decides which pages follow. */
const begin = async ({ page, arrive, proceed }: Visitor, host: string, first: RegExp) => {
  await page.goto(at(host, "/signup/businessDetails?region=IN"))
  await arrive(first)
  await page
    .getByRole("textbox")
    .first()
    .fill(`${sandbox().replace("http://", "")}/sites/nilgiri-yoga/`)
  await proceed()
}

/** Arrives, and is still there after a reload. */
const stay = async ({ page, arrive }: Visitor, path: RegExp) => {
  await arrive(path, { timeout: 60_000 })
  await page.reload()
  await arrive(path)
}

/** Leaves by the logo, after a question, and goes on where it was left. */
const leaveAndResume = async ({ page, say, arrive }: Visitor, host: string, path: RegExp) => {
  await page.getByRole("banner").getByRole("link").first().click()
  const question = page.getByRole("alertdialog")
  await question.getByRole("button", { name: say("common:action.leave") }).click()
  await arrive(/\/home$/)
  await page.goto(at(host, "/signup"))
  await page.getByRole("button", { name: say("signup:resume.continue") }).click()
  await arrive(path)
}

test("the shortened sign-up asks for the audience on one page after the payment", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, arrive, proceed, say } = visitor
  await begin(visitor, "stallmark.localhost", /\/businessDetailsv2$/)
  await stay(visitor, /\/creativedetailsv2\/preview\//)
  await proceed()
  await stay(visitor, /\/businessPhoneNumber$/)
  await proceed()
  await stay(visitor, /\/emailSignup$/)
  await leaveAndResume(visitor, "stallmark.localhost", /\/emailSignup$/)
  await openAccount(visitor, newPerson("IN"))
  await stay(visitor, /\/signup\/budget$/)
  await pay(visitor, "IN")
  await stay(visitor, /\/channelSelection$/)
  await proceed()
  await stay(visitor, /\/targetingv2$/)
  const editOf = (part: "googleKeywords" | "locationTargeting") =>
    page.getByRole("button", { name: `${say("common:action.edit")}: ${say(`launch:title.${part}`)}` })
  await editOf("googleKeywords").click()
  await expect(page.getByRole("list", { name: say("launch:keywords.chosen") })).toBeVisible()
  await page.getByRole("button", { name: say("common:action.back") }).click()
  await arrive(/\/channelSelection$/)
  await proceed()
  await arrive(/\/targetingv2$/)
  await editOf("locationTargeting").click()
  await expect(page.getByRole("img", { name: /Map of where/ })).toBeVisible()
  await proceed()
  await stay(visitor, /\/linkAccounts$/)
  await proceed()
  await leaveLaunched(visitor)
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})

test("the auto-generated sign-up shows everything it drafted on one page", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 390 })
  const { page, arrive, proceed, say } = visitor
  await begin(visitor, "brightside.localhost", /\/businessDetails$/)
  await stay(visitor, /\/businessLocationDetails$/)
  await proceed()
  await stay(visitor, /\/businessPhoneNumber$/)
  await proceed()
  await stay(visitor, /\/setupBusinessInfo$/)
  const business = `: ${say("launch:whole.business")}`
  await page.getByRole("button", { name: say("common:action.edit") + business }).click()
  await expect(page.getByLabel(say("signup:field.name"))).toHaveValue(/Nilgiri/)
  await page.getByRole("button", { name: say("common:action.done") + business }).click()
  await page.getByRole("button", { name: say("creatives:ad.edit") }).click()
  await arrive(/\/imageCreativesAdDetailsEdit\/edit\//i)
  await proceed()
  await arrive(/\/setupBusinessInfo$/)
  await proceed()
  await arrive(/\/emailSignup$/)
  await openAccount(visitor, newPerson("IN"))
  await arrive(/\/setupBusinessInfo$/)
  await proceed()
  await stay(visitor, /\/signup\/budget$/)
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})

test("a portal may show the price before it asks for an account", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, checksPages: false })
  const { page, arrive, proceed, say } = visitor
  await begin(visitor, "tidewater.localhost", /\/businessDetailsv2$/)
  await arrive(/\/creativedetailsv2\/preview\//)
  await proceed()
  await stay(visitor, /\/signup\/budget$/)
  const account = page.getByRole("button", { name: say("launch:payment.account") })
  await expect(account).toBeEnabled()
  await account.click()
  await arrive(/\/emailSignup$/)
  await page.getByRole("button", { name: say("common:action.back") }).click()
  await arrive(/\/signup\/budget$/)
  await account.click()
  await arrive(/\/emailSignup$/)
  await openAccount(visitor, newPerson("IN"))
  await arrive(/\/signup\/budget$/)
  await pay(visitor, "IN")
  await arrive(/\/channelSelection$/)
  await proceed()
  await arrive(/\/targetingv2$/)
  const places = `${say("common:action.edit")}: ${say("launch:title.locationTargeting")}`
  await page.getByRole("button", { name: places }).click()
  await expect(page.getByRole("img", { name: /Map of where/ })).toBeVisible()
  await proceed()
  await arrive(/\/linkAccounts$/)
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})
