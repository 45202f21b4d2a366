import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { expect, test } from "@playwright/test"
import { appoint } from "../appoint.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

for (const [language, width] of [
  ["en", 390],
  ["he", 1440],
] as const)
  test(`a business is found, frozen, released and worked in by its portal: ${language}`, async ({ browser }) => {
    const staff = await newVisitor(browser, { language, width })
    const { page, say, arrive } = staff
    const client = await readyCampaign(sandbox(), apiCaller(origin()), "sunrise-dental", "IN", "en")
    const { owner } = await readyCampaign(sandbox(), apiCaller(origin()), "sunrise-dental", "IN", "en")
    await appoint(owner.email, "administrator")
    await appoint(owner.email, "staff")
    await logIn(staff, owner)

    await page.goto(`${origin()}/portal/overview`)
    await arrive(/\/portal\/overview$/)
    await page.goto(`${origin()}/portal/businesses?q=${encodeURIComponent(client.owner.email)}`)
    await arrive(/\/portal\/businesses$/)
    await page.getByRole("link", { name: /sunrise/iu }).click()
    const desk = new RegExp(`/portal/businesses/${client.businessProfileId}$`)
    await arrive(desk)

    const decide = async (act: string, reason: string) => {
      await page.getByRole("button", { name: act, exact: true }).click()
      const question = page.getByRole("alertdialog")
      await question.getByRole("textbox").fill(reason)
      await question.getByRole("button", { name: act, exact: true }).click()
      await expect(question).toBeHidden()
    }
    await decide(say("portalBusinesses:freeze.do"), "Two cards were stolen")
    await expect(page.getByText(say("portalBusinesses:freeze.banner"), { exact: true })).toBeVisible()
    await decide(say("portalBusinesses:freeze.release"), "The bank confirmed them")
    await expect(page.getByText(say("portalBusinesses:freeze.banner"), { exact: true })).toBeHidden()

    await page.getByRole("button", { name: new RegExp(`^${say("portalBusinesses:act.do")}`) }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox").fill("The client asked for help")
    await dialog.getByRole("button", { name: say("portalBusinesses:act.start"), exact: true }).click()
    await arrive(new RegExp(`/app/${client.businessProfileId}/`))
    const banner = page.getByRole("region", { name: say("app:acting.label") })
    await expect(banner).toBeVisible()
    await banner.getByRole("button").click()
    await arrive(desk)
    await expect(banner).toBeHidden()
    expect(staff.problems).toEqual([])
    await staff.context.close()
  })
