import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { AddClient } from "@application/businesses/contract"
import { VerifyEmail } from "@application/identity/contract"
import { PortalId } from "@domain/kernel"
import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { logIn } from "../ready-draft.ts"
import { mailsTo } from "../mails.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** Until the worker has made each client's page and mailed the report. */
const slow = { timeout: 60_000 } as const

for (const { language, width } of inTurn(import.meta.url, [
  { language: "he", width: 390 },
  { language: "en", width: 1440 },
] as const))
  test(`one report over two clients is made, read by its link, and deleted (${language})`, async ({ browser }) => {
    const caller = apiCaller(origin())
    const { owner, businessProfileId } = await readyCampaign(sandbox(), caller, "sunrise-dental", "IN", language)
    const portalId = PortalId.make(1)
    await caller.ask(AddClient, { businessProfileId, portalId, name: "Lotus Tea, Camden", region: "GB" })

    const agency = await newVisitor(browser, { language, width })
    const { page, say } = agency
    await logIn(agency, owner)
    await page.goto(`${origin()}/profileSelection`)
    await page.getByRole("link", { name: say("agencyReports:enter") }).click()
    await agency.arrive(/\/clients\/reports$/)
    await page.getByRole("button", { name: say("agencyReports:new.title") }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(say("agencyReports:new.reportTitle"), { exact: true }).fill("For our clients")
    await dialog.getByLabel(say("agencyReports:new.agency"), { exact: true }).fill("Lotus Media")
    await agency.check()
    await dialog.getByRole("button", { name: say("agencyReports:new.make") }).click()
    await expect(dialog.getByText(say("reports:link.once"))).toBeVisible()
    const link = (await dialog.getByText(/\/agencyReport\//).textContent()) ?? ""
    await dialog.getByRole("button", { name: say("reports:new.open") }).click()
    await expect(page.getByRole("heading", { level: 1, name: "For our clients" })).toBeVisible()
    await expect(page.getByText(say("agencyReports:document.severalCurrencies"))).toBeVisible()
    await agency.check()
    await page.getByRole("link", { name: "Lotus Tea, Camden" }).click()
    await expect(page.getByText(say("reports:story.nothing"))).toBeVisible()
    await agency.check()

    const stranger = await newVisitor(browser, { language, width: 390, expected: /status of 4\d\d/ })
    await stranger.page.goto(link)
    await stranger.arrive(/^\/agencyReport\//)
    await expect(stranger.page.getByRole("heading", { level: 1, name: "For our clients" })).toBeVisible()
    await expect(stranger.page.getByRole("link", { name: "Lotus Tea, Camden" })).toBeVisible()

    // A report goes to proved addresses alone.
    const keyIn = (texts: ReadonlyArray<string>) => /\/verify\?hash=([\w-]+)/.exec(texts.join(" "))?.[1] ?? ""
    const mailedKey = async () => keyIn((await mailsTo(owner.email)).map(({ text }) => text))
    await expect.poll(mailedKey, slow).not.toBe("")
    await caller.ask(VerifyEmail, { hash: await mailedKey() })

    await page.goto(`${origin()}/clients/reports`)
    await page.getByRole("button", { name: say("reportMails:sendRegularly") }).click()
    const regular = page.getByRole("dialog")
    await regular.getByLabel(say("agencyReports:new.agency"), { exact: true }).fill("Lotus Media")
    await regular.getByRole("button", { name: say("reportMails:form.preview") }).click()
    await expect(regular.getByRole("region", { name: say("reportMails:preview.title") })).toBeVisible()
    await agency.check()
    await regular.getByRole("button", { name: say("common:action.save") }).click()
    await expect(page.getByText(say("reportMails:row.never"))).toBeVisible()
    await page.getByRole("button", { name: say("reportMails:row.test") }).click()
    const usual = say("agencyReports:regular.usualName")
    const subjects = async () => (await mailsTo(owner.email)).map(({ subject }) => subject)
    await expect.poll(async () => (await subjects()).some((subject) => subject.includes(usual)), slow).toBe(true)
    await page.getByRole("button", { name: say("reportMails:row.sendings") }).click()
    const sendings = page.getByRole("dialog")
    await expect(sendings.getByText(say("reportMails:delivery.Sent"))).toBeVisible()
    await sendings.getByRole("button", { name: say("common:action.close") }).click()

    await page.getByRole("button", { name: say("reports:acts.of", { name: "For our clients" }) }).click()
    await page.getByRole("menuitem", { name: say("reports:acts.delete") }).click()
    const question = page.getByRole("alertdialog")
    await question.getByRole("button", { name: say("reports:ask.delete.confirm") }).click()
    await expect(page.getByRole("link", { name: "For our clients" })).toHaveCount(0)
    await expect(page.getByRole("link", { name: usual })).toBeVisible()
    expect(agency.problems).toEqual([])
    await agency.context.close()

    await stranger.page.goto(link)
    await expect(stranger.page.getByRole("heading", { level: 1 })).toHaveText(stranger.say("reports:shared.gone.title"))
    expect(stranger.problems).toEqual([])
    await stranger.context.close()
  })
