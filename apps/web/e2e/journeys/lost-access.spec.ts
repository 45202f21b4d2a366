import { expect, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { choose, leaveLaunched } from "../journey.ts"
import { openReview } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** A page of the sandbox, and who administers it. */
const carried = { id: "4005", name: "Sunrise Dental Care", administrator: "Meera Kulkarni" }

/** Decides as the page's administrator. */
const decidePage = async (act: "approve" | "withdraw"): Promise<void> => {
  const { ok } = await fetch(`${sandbox()}/control/api/pages/${carried.id}/${act}`, { method: "POST" })
  expect(ok).toBe(true)
}

test("a linked page carries the ads; they stop while it withdraws access", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, check: look, proceed, problems } = visitor
  await openReview(visitor, { region: "IN" })
  const facebook = (name: string) => say(`launch:accounts.facebook.${name}`, { page: carried.name })

  await page.getByRole("button", { name: facebook("loginAction") }).click()
  await page.getByRole("radio", { name: new RegExp(carried.administrator) }).check()
  await page.getByRole("button", { name: "Continue" }).click()
  await arrive(/\/linkAccounts$/i)
  const ownPages = page.getByRole("radiogroup", { name: facebook("which") })
  await choose(ownPages.getByRole("radio", { name: new RegExp(carried.name) }))
  await page.getByRole("button", { name: facebook("ask"), exact: true }).click()
  await expect(page.getByText(facebook("waiting"))).toBeVisible()
  await look()
  await decidePage("approve")
  await page.getByRole("button", { name: facebook("setUp") }).click({ timeout: 30_000 })
  await arrive(/\/linkAccounts$/i)
  await expect(page.getByText(facebook("ready"))).toBeVisible()
  const carriers = page.getByRole("radiogroup", { name: say("launch:accounts.label") })
  await choose(carriers.getByRole("radio", { name: new RegExp(carried.name) }))
  await proceed()
  await leaveLaunched(visitor)
  const [, profile = "", campaign = ""] = /\/app\/(\d+)\/campaign\/(\d+)\//.exec(page.url()) ?? []

  expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)
  const campaignPage = `${origin()}/app/${profile}/campaigns/${campaign}`
  const shows = async (words: string) =>
    expect(async () => {
      await page.goto(campaignPage)
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
  await shows(say("app:campaigns.status.Active"))
  await decidePage("withdraw")
  await shows(say("app:campaigns.accessLost.title"))
  await look()
  await page.getByRole("link", { name: say("app:campaigns.accessLost.action") }).click()
  await arrive(/\/assets$/)
  await expect(page.getByText(facebook("withdrawn"))).toBeVisible()
  await page.getByRole("button", { name: facebook("ask"), exact: true }).click()
  await expect(page.getByText(facebook("waiting"))).toBeVisible()
  await decidePage("approve")
  await shows(say("app:campaigns.status.Active"))

  await page.goto(`${origin()}/app/${profile}/assets?kind=Page`)
  await arrive(/\/assets$/)
  await page.getByRole("button", { name: facebook("unlink") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: facebook("unlink") })
    .click()
  await expect(page.getByRole("button", { name: facebook("loginAction") })).toBeVisible()
  expect(problems).toEqual([])
  await visitor.context.close()
})
