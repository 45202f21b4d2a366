import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { expect, test } from "@playwright/test"
import pg from "pg"
import { logIn, openReadyDraft } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** Makes an owner a member of the portal's staff. */
const appoint = async (email: string): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env["SITE_DATABASE"] })
  await client.connect()
  try {
    await client.query("update users set role_ids = role_ids || 4 where email_address = $1", [email])
  } finally {
    await client.end()
  }
}

test("an owner asks for a call, and staff takes, notes and closes it", async ({ browser }) => {
  const owner = await newVisitor(browser, { language: "en", width: 1440 })
  const { say } = owner
  const { profile } = await openReadyDraft(owner, { region: "IN" })
  await owner.page.goto(`${origin()}/app/${profile}/dashboard`)
  await owner.arrive(/\/dashboard$/)
  await owner.page.getByRole("button", { name: say("app:callback.open"), exact: true }).click()
  const form = owner.page.getByRole("dialog")
  const number = form.getByLabel(say("app:callback.number"))
  await form.getByLabel(say("app:callback.dialCode")).fill("")
  await number.fill("")
  await form.getByRole("button", { name: say("app:callback.send") }).click()
  await expect(form.getByText(say("failures:validation.phoneRequired"))).toHaveCount(1)
  await form.getByLabel(say("app:callback.dialCode")).fill("+91")
  await expect(form.getByText(say("failures:validation.phoneRequired"))).toHaveCount(0)
  await number.fill("9812345678")
  await owner.check()
  await form.getByRole("button", { name: say("app:callback.send") }).click()
  await expect(form.getByRole("heading", { name: say("app:callback.thanks") })).toBeVisible()
  await form
    .getByRole("button", { name: say("common:action.close") })
    .first()
    .click()
  const tile = owner.page.getByRole("region", { name: say("app:frame.support") }).first()
  const begins = (key: string) => say(key, { when: "\n", day: "\n", name: "\n" }).split("\n")[0] ?? ""
  await expect(tile.getByText(begins("app:callback.due"))).toBeVisible()

  const staff = await newVisitor(browser, { language: "en", width: 390 })
  const colleague = await readyCampaign(sandbox(), apiCaller(origin()), "sunrise-dental", "IN", "en")
  await appoint(colleague.owner.email)
  await logIn(staff, colleague.owner)
  await staff.page.goto(`${origin()}/portal/callbacks`)
  await staff.arrive(/\/portal\/callbacks$/)
  await staff.page.getByLabel(say("account:portal.calls.search")).fill("9812345678")
  const row = staff.page.getByRole("listitem").filter({ hasText: "98123 45678" })
  await expect(row).toHaveCount(1)
  await expect(row.getByText(say("account:portal.calls.standing.waiting"), { exact: true })).toBeVisible()
  await row.getByRole("button", { name: begins("account:portal.calls.takeNamed") }).click()
  await expect(row.getByText(say("account:portal.calls.mine"))).toBeVisible()
  await staff.check()
  await row.getByRole("button", { name: begins("account:portal.calls.openNamed") }).click()
  const notes = staff.page.getByRole("dialog")
  await notes.getByRole("textbox").fill("No answer, again at four")
  await notes.getByRole("button", { name: say("account:portal.calls.save") }).click()
  await expect(row.getByText("No answer, again at four")).toBeVisible()
  await owner.page.reload()
  await owner.arrive(/\/dashboard$/)
  await expect(tile.getByText(begins("app:callback.claimed"))).toBeVisible()
  await row.getByRole("button", { name: begins("account:portal.calls.openNamed") }).click()
  await notes.getByRole("textbox").fill("Explained the invoice")
  await notes.getByRole("button", { name: say("account:portal.calls.close") }).click()
  await expect(row).toHaveCount(0)
  await owner.page.reload()
  await owner.arrive(/\/dashboard$/)
  await expect(tile.getByText(begins("app:callback.asked"))).toHaveCount(0)
  await owner.page.getByRole("button", { name: say("app:callback.open"), exact: true }).click()
  await expect(owner.page.getByRole("dialog").getByText(begins("app:callback.handled"))).toBeVisible()

  expect([...owner.problems, ...staff.problems]).toEqual([])
  await owner.context.close()
  await staff.context.close()
})
