import { expect, test } from "@playwright/test"
import { fillInFromDetails, leavePaid, payOnly } from "../journey.ts"
import { mailedLink } from "../mails.ts"
import { operator, publishRecord } from "../operator.ts"
import { logIn } from "../ready-draft.ts"
import { newPerson, newVisitor, origin, type Visitor } from "../visitor.ts"

const title = "Bloom Ads"
const unique = `${process.pid % 10_000}`
const host = `bloom-${unique}.localhost`
const sender = `ads@bloom-${unique}.example`

const newOrigin = (): string => {
  const url = new URL(origin())
  url.hostname = host
  return url.origin
}

/** Publishes the record that the page shows. */
const publishShown = async ({ page, say }: Visitor): Promise<void> => {
  const shown = (part: "nameOf" | "textOf") =>
    page.getByLabel(say(`portalLook:domains.record.${part}`, { host }), { exact: true })
  await publishRecord({ name: await shown("nameOf").innerText(), text: await shown("textOf").innerText() })
}

const make = async (visitor: Visitor): Promise<void> => {
  const { page, say, arrive } = visitor
  await page.goto(`${origin()}/portal/portals`)
  await arrive(/\/portal\/portals$/)
  await page.getByLabel(say("portalLook:look.identity.name"), { exact: true }).fill(title)
  await page.getByLabel(say("portalLook:domains.add.label"), { exact: true }).fill(host)
  await page.getByLabel(say("portalLook:portals.make.sender"), { exact: true }).fill(sender)
  await page.getByRole("button", { name: say("portalLook:portals.make.act"), exact: true }).click()
  await arrive(/\/portal\/domains$/)
  await publishShown(visitor)
  const check = say("portalLook:domains.check")
  await page.getByRole("button", { name: say("portalLook:domains.actOf", { act: check, host }), exact: true }).click()
  await expect(page.getByText(say("portalLook:domains.proved", { host }))).toBeVisible()
}

const goTo = async ({ page, say, arrive }: Visitor, name: "people" | "prices"): Promise<void> => {
  await page
    .getByRole("navigation", { name: say("portalLook:portals.pagesOf", { title }) })
    .getByRole("link", { name: say(`portalLook:portals.page.${name}`), exact: true })
    .click()
  await arrive(new RegExp(`/portal/${name}$`))
}

const invite = async (visitor: Visitor, address: string): Promise<string> => {
  const { page, say } = visitor
  await goTo(visitor, "people")
  await page.getByLabel(say("account:people.email"), { exact: true }).fill(address)
  await page.getByRole("button", { name: say("account:people.roles.AccountManager") }).click()
  await page.getByRole("option", { name: say("account:people.roles.PortalAdministrator") }).click()
  await page.getByRole("button", { name: say("account:people.send"), exact: true }).click()
  return mailedLink(address, "/inviteUser")
}

/** Publishes a daily budget of the starter level that holds from tomorrow on. */
const price = async (visitor: Visitor): Promise<void> => {
  const { page, say } = visitor
  await goTo(visitor, "prices")
  const starter = page.getByRole("textbox", { name: say("portalDesk:prices.term.recommendedDaily"), exact: true })
  await starter.fill("450")
  await starter.blur()
  const act = { name: say("portalDesk:prices.publish"), exact: true }
  await page.getByRole("button", act).click()
  await page.getByRole("alertdialog").getByRole("button", act).click()
  await expect(page.getByRole("button", { name: new RegExp(say("portalDesk:prices.withdrawNamed")) })).toBeVisible()
}

const join = async ({ page, say, arrive }: Visitor, link: string): Promise<void> => {
  await page.goto(link)
  await arrive(/\/inviteUser$/)
  await page.getByLabel(say("account:profile.firstName"), { exact: true }).fill("Mira")
  await page.getByLabel(say("account:profile.lastName"), { exact: true }).fill("Bloom")
  await page.getByLabel(say("account:invite.password"), { exact: true }).fill("Str0ng-Pass!")
  await page.getByRole("checkbox").focus()
  await page.keyboard.press("Space")
  await page.getByRole("button", { name: say("account:invite.open"), exact: true }).click()
  await arrive(/\/portal\/overview$/)
}

const dress = async ({ page, say, arrive }: Visitor): Promise<void> => {
  await page.goto(`${newOrigin()}/portal/look`)
  await arrive(/\/portal\/look$/)
  await page.getByLabel(say("portalLook:look.colours.part.accent"), { exact: true }).fill("#0b6e4f")
  const headline = say("portalLook:look.voice.headline", { language: "English" })
  await page.getByLabel(headline, { exact: true }).fill("Bread for everybody")
  const lead = say("portalLook:look.voice.subLine", { language: "English" })
  await page.getByLabel(lead, { exact: true }).fill("Ads for bakers, in ten minutes.")
  const act = { name: say("portalLook:look.publish"), exact: true }
  await page.getByRole("button", act).click()
  await page.getByRole("alertdialog").getByRole("button", act).click()
  await expect(page.getByRole("link", { name: say("portalLook:look.seeIt") })).toBeVisible()
}

test("a portal is made, priced and opened in the browser, and sells a campaign", async ({ browser }) => {
  const operators = await newVisitor(browser, { language: "en", width: 1440 })
  const { owner: own } = await operator()
  await logIn(operators, own)
  await operators.page.goto(await mailedLink(own.email, "/verify"))
  const verified = operators.say("app:verify.verifiedTitle")
  await expect(operators.page.getByRole("heading", { level: 1 })).toHaveText(verified)
  await make(operators)
  const administrator = newPerson("IN").email
  const link = await invite(operators, administrator)
  expect(link).toContain(newOrigin())
  await price(operators)

  const owners = await newVisitor(browser, { language: "en", width: 390 })
  await join(owners, link)
  await dress(owners)

  const customer = await newVisitor(browser, { language: "en", width: 390 })
  await customer.page.goto(`${newOrigin()}/home`)
  await customer.arrive(/\/home$/)
  await expect(customer.page.getByRole("heading", { level: 1 })).toHaveText("Bread for everybody")
  await customer.page.goto(`${newOrigin()}/signup/businessDetails`)
  await fillInFromDetails(customer, { region: "IN", demoSite: "sunrise-dental" })
  await payOnly(customer, "IN")
  await leavePaid(customer)

  expect([...operators.problems, ...owners.problems, ...customer.problems]).toEqual([])
  await Promise.all([operators, owners, customer].map(({ context }) => context.close()))
})
