import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { onOwnSite } from "../own-site.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

const run = promisify(execFile)
const site = "sunrise-dental"

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 1440 },
  { language: "he", width: 390 },
] as const))
  test(`sales on the owner's website are counted as visitors agree, in ${language}`, ({ browser }) =>
    onOwnSite(async () => {
      const visitor = await newVisitor(browser, { language, width })
      const { page, say, arrive, check: look, problems, context } = visitor
      const { profile, campaign } = await ownerOfLaunched(visitor, { region: "IN", language })
      const address = `${sandbox()}/sites/${site}/`
      await page.goto(`${origin()}/app/${profile}/conversions`)
      await arrive(/\/conversions$/)

      await page.getByRole("button", { name: say("conversions:site.begin") }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("textbox", { name: say("conversions:site.hosts") }).fill(address)
      await dialog
        .locator("label")
        .filter({ has: page.getByRole("checkbox") })
        .click()
      await dialog.getByRole("button", { name: say("common:action.save"), exact: true }).click()
      const snippet = await page.getByLabel(say("conversions:tag.snippet"), { exact: true }).innerText()
      expect(snippet).toContain("/tag.js?k=")
      await fetch(`${sandbox()}/control/api/sites/${site}/tag`, { method: "PUT", body: JSON.stringify({ snippet }) })
      await page.getByRole("button", { name: say("conversions:tag.check") }).click()
      await expect(page.getByText(say("conversions:tag.result.Found", { address }), { exact: false })).toBeVisible()

      // Whoever opens the website from now on, and agrees, belongs to an audience.
      const audience = `${origin()}/app/${profile}/audience`
      await page.goto(audience)
      await arrive(/\/audience$/)
      await page.getByRole("button", { name: say("customerLists:visitors.add") }).click()
      await dialog.getByRole("textbox", { name: say("customerLists:visitors.name") }).fill("Everybody")
      await dialog
        .locator("label")
        .filter({ has: page.getByRole("checkbox") })
        .click()
      await look()
      await dialog.getByRole("button", { name: say("customerLists:visitors.create") }).click()
      await expect(page.getByText(say("customerLists:visitors.waits"), { exact: true })).toBeVisible()
      await page.goto(`${origin()}/app/${profile}/conversions`)
      await arrive(/\/conversions$/)

      await page.getByRole("button", { name: say("conversions:action.add"), exact: true }).click()
      await dialog.getByRole("textbox", { name: say("conversions:form.name") }).fill("Orders")
      await dialog.getByRole("radio", { name: say("conversions:kind.Event.title") }).check({ force: true })
      await dialog.getByRole("textbox", { name: say("conversions:form.event") }).fill("purchase")
      await dialog.getByRole("radio", { name: say("conversions:counting.Every.title") }).check({ force: true })
      await dialog.getByRole("button", { name: say("common:action.save"), exact: true }).click()
      await expect(dialog).toBeHidden()
      await look()

      // The test opens the website, and what happens there arrives here, counted nowhere.
      const opening = context.waitForEvent("page")
      await page.getByRole("button", { name: say("conversions:try.start") }).click()
      const tried = await opening
      await tried.waitForURL(/mq_try=/)
      await tried.getByRole("button", { name: "Buy for 1,490" }).click()
      const list = page.getByRole("list", { name: say("conversions:try.list") })
      await expect(list.getByText(say("conversions:noCampaign.NoConsent"), { exact: false })).toBeVisible()
      await expect(list.getByText(say("conversions:seen.Visit"), { exact: true })).toBeVisible()
      await tried.close()
      await look()

      // A visitor comes from the ad: before they agree, nothing is kept and no ad credited.
      const customer = await browser.newContext()
      const shop = await customer.newPage()
      await shop.goto(`${address}?mq_ad=${campaign}-2&gclid=click-of-a-visitor`)
      const buy = shop.getByRole("button", { name: "Buy for 1,490" })
      const tell = async () => {
        const told = shop.waitForResponse(/\/conversions\/tag$/)
        await buy.click()
        expect((await told).status()).toBe(204)
      }
      await tell()
      expect(await shop.evaluate(() => document.cookie)).toBe("")
      await shop.getByRole("button", { name: "Agree to ads" }).click()
      expect(await shop.evaluate(() => document.cookie)).toContain("_mq_ad=")
      await shop.goto(address)
      await tell()
      await shop.getByRole("button", { name: "Refuse" }).click()
      expect(await shop.evaluate(() => document.cookie)).toBe("")
      expect(await shop.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("_mq")))).toEqual([])
      await customer.close()

      await page.reload()
      await arrive(/\/conversions$/)
      await expect(page.getByText(say("conversions:newest.noAd"), { exact: true })).toHaveCount(1)
      const lastWeek = say(`conversions:action.lastWeek_${language === "he" ? "two" : "other"}`, { amount: "2" })
      await expect(page.getByText(lastWeek, { exact: false })).toBeVisible()
      await expect(page.getByText("₹2,980", { exact: false })).toBeVisible()

      // A developer's server tells too: the example works as it stands, and counts nothing.
      await page.getByRole("button", { name: say("conversions:key.make") }).click()
      await expect(dialog.getByText(say("conversions:key.once"))).toBeVisible()
      const example = await dialog.getByLabel(say("conversions:key.call")).innerText()
      const { stdout } = await run("sh", ["-c", example])
      expect(JSON.parse(stdout)).toMatchObject({ results: [{ id: "order-1001", outcomes: [{ taken: "Counted" }] }] })
      await dialog.getByRole("button", { name: say("conversions:key.kept") }).click()
      await page.reload()
      await expect(page.getByText(lastWeek, { exact: false })).toBeVisible()

      // The one visit of somebody who agreed has reached the network, and nothing more.
      await page.goto(audience)
      await arrive(/\/audience$/)
      await expect(
        page.getByText(say("customerLists:visitors.told_one", { amount: "1" }), { exact: true }),
      ).toBeVisible()
      await look()
      expect(problems).toEqual([])
    }))
