import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { expect, type Page, test } from "@playwright/test"
import { appoint } from "../appoint.ts"
import { launchEnded, payAndLaunch } from "../by-calls.ts"
import { mailsTo } from "../mails.ts"
import { logIn } from "../ready-draft.ts"
import { startStrictApi } from "../strict-api.ts"
import { newVisitor, sandbox, type Visitor } from "../visitor.ts"

let site: Awaited<ReturnType<typeof startStrictApi>>
test.beforeAll(async () => {
  site = await startStrictApi()
})
test.afterAll(() => site.stop())

/** A phone or laptop that verifies its user by itself. */
const giveAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Chooses a passkey on the page where a second factor is set up, and goes on. */
const setUpPasskey = async ({ page, say, check: look }: Visitor, password: string): Promise<void> => {
  await expect(page.getByRole("radio").first()).toBeChecked()
  await look()
  await page.locator('input[name="passkeyName"]').fill("My laptop")
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.getByRole("button", { name: say("account:passkeys.add"), exact: true }).click()
  const codes = page.getByRole("list", { name: say("account:security.codes") }).getByRole("listitem")
  await expect(codes).toHaveCount(10)
  await look()
  await page.getByRole("button", { name: say("account:security.saved"), exact: true }).click()
}

test("an administrator is led to set up a passkey, and logs in with it later", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 1440, expected: /40[013]/ })
  const { page, say, arrive, problems } = visitor
  const caller = apiCaller(site.origin)
  const { owner } = await readyCampaign(sandbox(), caller, "sunrise-dental", "IN", "en")
  await appoint(owner.email, "administrator")
  await giveAuthenticator(page)

  const desk = `${site.origin}/portal/security`
  const logInFrom = async (address: string) => {
    await page.goto(address)
    await arrive(/\/login$/)
    await page.locator('input[autocomplete="username"]').fill(owner.email)
    await page.locator('input[autocomplete="current-password"]').fill(owner.password)
    await page.getByRole("button", { name: say("common:action.logIn"), exact: true }).click()
  }
  await logInFrom(desk)
  await arrive(/\/secondFactor$/)
  await page.goto(desk)
  await arrive(/\/secondFactor$/)
  await setUpPasskey(visitor, owner.password)
  await arrive(/\/portal\/security$/)
  await expect(page.getByRole("heading", { name: say("account:portal.security.title") })).toBeVisible()

  await page.context().clearCookies({ name: /refresh_token$/ })
  await logInFrom(desk)
  const usePasskey = page.getByRole("button", { name: say("app:secondStep.usePasskey"), exact: true })
  await expect(usePasskey).toBeVisible()
  await visitor.check()
  await page.getByRole("button", { name: say("app:secondStep.useRecovery"), exact: true }).click()
  await page.locator('input[name="recoveryCode"]').fill("AAAA-AAAA-AAAA-AAAA")
  await page.getByRole("button", { name: say("common:action.logIn"), exact: true }).click()
  await expect(page.getByText(say("failures:InvalidSecondFactor"))).toBeVisible()
  await usePasskey.click()
  await usePasskey.click()
  await arrive(/\/portal\/security$/)
  const wrong = page.getByText(`${say("account:portal.security.factors.secondFactor")}, `)
  await expect(wrong.first()).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(owner.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(say("messages:passkeyAdded.subject").slice(0, 19)))
  expect(problems).toEqual([])
  await page.context().close()
})

test("an owner refunds after setting up a passkey, and keeps what they typed", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 360, expected: /40[13]/ })
  const { page, say, arrive, problems } = visitor
  const caller = apiCaller(site.origin)
  const campaign = await readyCampaign(sandbox(), caller, "harbour-rye", "GB", "he")
  await payAndLaunch(sandbox(), caller, campaign, { twice: true })
  await launchEnded(caller, campaign)
  await giveAuthenticator(page)
  await logIn(visitor, campaign.owner, site.origin)

  await page.goto(`${site.origin}/app/${campaign.businessProfileId}/wallet/refund`)
  await arrive(/\/wallet\/refund$/)
  const amount = page.getByRole("textbox", { name: say("app:refund.amount") })
  await amount.fill("5")
  const refund = async () => {
    await page.getByRole("button", { name: say("app:refund.action"), exact: true }).click()
    await page.getByRole("button", { name: say("app:refund.question.confirm") }).click()
  }
  await refund()
  await page.getByRole("link", { name: say("app:refund.secondFactor"), exact: true }).click()
  await arrive(/\/secondFactor$/)
  await setUpPasskey(visitor, campaign.owner.password)
  await arrive(/\/wallet\/refund$/)
  await expect(amount).toHaveValue("5")
  await refund()
  await expect(page.getByText(say("app:refund.states.Successful"), { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  })
  expect(problems).toEqual([])
  await page.context().close()
})
