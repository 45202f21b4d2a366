import { expect, type Page, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { choose } from "../journey.ts"
import { openReview } from "../ready-draft.ts"
import { newVisitor, sandbox } from "../visitor.ts"

/** A page of the sandbox that no other journey links, its administrator, and a person who administers none. */
const carried = { id: "4002", name: "Harbour & Rye Bakery" }
const administrator = { id: "5003", name: "Tom Rye" }
const pageless = "Dana Newcomer"

const control = async (path: string, body: object = {}): Promise<void> => {
  const { ok } = await fetch(`${sandbox()}/control/api/${path}`, { method: "POST", body: JSON.stringify(body) })
  expect(ok).toBe(true)
}

/** Answers Facebook's dialog as a person. */
const answerAs = async (page: Page, person: string, answer: "Continue" | "Cancel"): Promise<void> => {
  await page.getByRole("radio", { name: new RegExp(person) }).check()
  await page.getByRole("button", { name: answer }).click()
}

// Both decide about the same page.
test.describe.configure({ mode: "serial" })

for (const language of inTurn(import.meta.url, ["en", "he"] as const))
  test(`whatever Facebook refuses is said, with a way on, ${language}`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width: 390, expected: /40[09]|422|502/ })
    const { page, say, arrive, check: look, problems, context } = visitor
    await openReview(visitor, { region: "GB", language })
    const facebook = (name: string) => say(`launch:accounts.facebook.${name}`, { page: carried.name })
    const act = (name: string) => page.getByRole("button", { name: facebook(name), exact: true })
    const says = (name: string) => expect(page.getByText(facebook(name))).toBeVisible()

    await act("loginAction").click()
    await answerAs(page, pageless, "Cancel")
    await arrive(/\/linked\/facebook$/)
    await says("back.cancelled")
    await page.getByRole("link", { name: facebook("back.continue") }).click()
    await arrive(/\/linkAccounts$/i)

    await act("loginAction").click()
    await answerAs(page, pageless, "Continue")
    await arrive(/\/linkAccounts$/i)
    await says("none")

    await act("again").click()
    await answerAs(page, administrator.name, "Continue")
    await arrive(/\/linkAccounts$/i)
    const ownPages = page.getByRole("radiogroup", { name: facebook("which") })
    await choose(ownPages.getByRole("radio", { name: new RegExp(carried.name) }))
    await says("askLead")

    const elsewhere = await context.newPage()
    await elsewhere.goto(page.url())
    await elsewhere.getByRole("button", { name: facebook("ask"), exact: true }).click()
    await expect(elsewhere.getByText(facebook("waiting"))).toBeVisible()
    await elsewhere.close()
    await act("ask").click()
    await expect(page.getByText(say("failures:code.331")).first()).toBeVisible()
    await look()

    await control(`pages/${carried.id}/refuse`)
    await page.reload()
    await says("refused")
    await look()
    await act("ask").click()
    await says("waiting")
    await control(`pages/${carried.id}/approve`)
    await control("failures", { provider: "meta", kind: "error", path: `${carried.id}/assigned_users`, count: 1 })
    await act("setUp").click({ timeout: 60_000 })
    await expect(page.getByText(say("launch:accounts.setUp.failed"))).toBeVisible()
    await look()
    await page.getByRole("button", { name: say("common:action.retry") }).click()
    await arrive(/\/linkAccounts$/i)
    await says("ready")

    await control(`people/${administrator.id}/removeApp`)
    await page.reload()
    await says("lost")
    await look()
    await act("unlink").click()
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: facebook("unlink") })
      .click()
    await expect(act("loginAction")).toBeVisible()
    await control(`pages/${carried.id}/withdraw`)
    expect(problems).toEqual([])
    await context.close()
  })
