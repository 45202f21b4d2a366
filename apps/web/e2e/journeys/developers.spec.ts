import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { expect, test } from "@playwright/test"
import { appoint } from "../appoint.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

const looks = [
  { language: "en", width: 390, business: "sunrise-dental", region: "IN" },
  { language: "he", width: 1440, business: "sunrise-dental", region: "IN" },
] as const

for (const { language, width, business, region } of looks)
  test(`a program calls by a key until the key is revoked (${language}, ${width})`, async ({ browser, request }) => {
    const developer = await newVisitor(browser, { language, width })
    const { page, say, check, arrive } = developer
    const { owner } = await readyCampaign(sandbox(), apiCaller(origin()), business, region, "en")
    await appoint(owner.email, "administrator")
    await logIn(developer, owner)

    await page.goto(`${origin()}/portal/developers`)
    await arrive(/\/portal\/developers$/)
    await page.getByRole("button", { name: say("portalDevelopers:keys.make"), exact: true }).click()
    await page
      .getByRole("textbox", { name: say("portalDevelopers:keys.name"), exact: true })
      .fill(`Night job ${language}`)
    await check()
    await page.getByRole("button", { name: say("portalDevelopers:keys.makeIt"), exact: true }).click()
    const key = await page
      .getByLabel(say("portalDevelopers:made.title"), { exact: true })
      .filter({ hasText: /^mqk_/ })
      .innerText()
    await check()
    await page.getByRole("button", { name: say("portalDevelopers:made.kept"), exact: true }).click()

    const line = await page.getByLabel(say("portalDevelopers:start.secondCall"), { exact: true }).innerText()
    const address = /"(https?:[^"]+)"$/.exec(line.trim())?.[1] ?? ""
    const call = () => request.get(address, { headers: { authorization: `Bearer ${key.trim()}` } })
    expect((await call()).status()).toBe(200)
    const wallet = await request.get(address.replace("/roimatic/campaigns", "/payment/wallet"), {
      headers: { authorization: `Bearer ${key.trim()}` },
    })
    expect(wallet.status()).toBe(403)

    await page
      .getByRole("button", {
        name: say("portalDevelopers:revoke.named", { name: `Night job ${language}`, end: key.trim().slice(-4) }),
      })
      .click()
    await page.getByRole("button", { name: say("portalDevelopers:revoke.act"), exact: true }).click()
    await expect(page.getByText(say("portalDevelopers:keys.state.Revoked"), { exact: true }).first()).toBeVisible()
    expect((await call()).status()).toBe(401)
    await check()
  })
