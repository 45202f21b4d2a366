import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { expect, test } from "@playwright/test"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

test("a stranger reads a report by its password until its owner stops sharing", async ({ browser }) => {
  const caller = apiCaller(origin())
  const { owner, businessProfileId } = await readyCampaign(sandbox(), caller, "sunrise-dental", "IN", "en")
  const library = `${origin()}/app/${businessProfileId}/publishedReports`

  const publisher = await newVisitor(browser, { language: "en", width: 1440 })
  const { page, say } = publisher
  await logIn(publisher, owner)
  await page.goto(library)
  await expect(page.getByRole("heading", { name: say("reports:library.empty.title") })).toBeVisible()
  await page.getByRole("button", { name: say("reports:new.title") }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText(say("reports:new.previewEmpty"))).toBeVisible()
  await dialog.getByLabel(say("reports:new.name"), { exact: true }).fill("For Mira")
  await dialog.getByLabel(say("reports:link.password"), { exact: true }).fill("lilies")
  await publisher.check()
  await dialog.getByRole("button", { name: say("reports:new.publish") }).click()
  await expect(dialog.getByText(say("reports:link.once"))).toBeVisible()
  const link = (await dialog.getByText(/\/r\//).textContent()) ?? ""
  expect(new URL(link).pathname).toMatch(/^\/r\/[\w-]{20,}$/)
  await dialog.getByRole("button", { name: say("reports:new.open") }).click()
  await expect(page.getByRole("heading", { level: 1, name: "For Mira" })).toBeVisible()
  await expect(page.getByText(say("reports:story.nothing"))).toBeVisible()
  await publisher.check()

  const stranger = await newVisitor(browser, { language: "he", width: 390, expected: /status of 4\d\d/ })
  await stranger.page.goto(link)
  await stranger.arrive(/^\/r\//)
  const password = stranger.page.getByLabel(stranger.say("reports:link.password"), { exact: true })
  const read = stranger.page.getByRole("button", { name: stranger.say("reports:shared.read") })
  await password.fill("lilacs")
  await read.click()
  await expect(stranger.page.getByText(stranger.say("reports:shared.wrongPassword"))).toBeVisible()
  await stranger.check()
  await password.fill("lilies")
  await read.click()
  await expect(stranger.page.getByRole("heading", { level: 1, name: "For Mira" })).toBeVisible()
  await expect(stranger.page.getByText(stranger.say("reports:story.nothing"))).toBeVisible()
  expect(await stranger.page.getAttribute("html", "dir")).toBe("rtl")
  await stranger.check()

  // A link as earlier releases sent it leads to the same page.
  await stranger.page.goto(link.replace("/r/", "/api/v1.0/publishedReports/"))
  await expect(stranger.page).toHaveURL(link)
  await expect(password).toBeVisible()

  await page.goto(library)
  await expect(page.getByText(say("reports:link.views_one", { value: "1" }))).toBeVisible()
  await page.getByRole("button", { name: say("reports:acts.of", { name: "For Mira" }) }).click()
  await page.getByRole("menuitem", { name: say("reports:acts.unshare") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("reports:ask.unshare.confirm") })
    .click()
  await expect(page.getByText(say("reports:link.state.None")).last()).toBeVisible()
  await publisher.check()
  expect(publisher.problems).toEqual([])
  await publisher.context.close()

  await stranger.page.goto(link)
  await expect(stranger.page.getByRole("heading", { level: 1 })).toHaveText(stranger.say("reports:shared.gone.title"))
  await stranger.check()
  expect(stranger.problems).toEqual([])
  await stranger.context.close()
})
