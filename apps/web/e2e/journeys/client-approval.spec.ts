import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { GetBusinessDetails, UpdateBusinessDetails } from "@application/signup/contract"
import { expect, test } from "@playwright/test"
import { mailsTo } from "../mails.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

for (const language of ["en", "he"] as const)
  test(`a client asks for a change, approves it, and the agent reads both (${language})`, async ({ browser }) => {
    const caller = apiCaller(origin())
    const agent = { agentid: "a7", agentname: "Dana" }
    const { sessionId, owner } = await readyCampaign(sandbox(), caller, "sunrise-dental", "IN", language, agent)
    const { encodedId } = await caller.ask(GetBusinessDetails, { sessionId })

    const client = await newVisitor(browser, { language, width: 390, expected: /status of 409/ })
    const { page, say, arrive } = client
    await page.goto(`${origin()}/s/${encodedId}`)
    await arrive(/^\/s\//)
    await page.getByRole("link", { name: say("launch:approval.jump") }).click()
    const state = (name: string) => page.getByText(say(`launch:approval.state.${name}`), { exact: true })
    await expect(state("Open").last()).toBeVisible()
    await page.getByRole("radio", { name: say("launch:approval.way.ChangeRequested.title") }).check()
    await page.getByLabel(say("launch:approval.name")).fill("Mira")
    const send = (kind: string) => page.getByRole("button", { name: say(`launch:approval.send.${kind}`), exact: true })
    await send("ChangeRequested").click()
    const wish = page.getByLabel(say("launch:approval.wish"))
    await expect(wish).toBeFocused()
    await wish.fill("Another name, please")
    await client.check()
    await send("ChangeRequested").click()
    await expect(page.getByText(say("launch:approval.done.ChangeRequested.title"))).toBeVisible()
    await expect(state("ChangeRequested")).toHaveCount(2)

    await page.getByRole("button", { name: say("launch:approval.again") }).click()
    await page.getByLabel(say("launch:approval.name")).fill("Mira")
    await caller.ask(UpdateBusinessDetails, { sessionId, changes: { business: { name: "Sunrise Smiles" } } })
    await send("Approved").click()
    await expect(page.getByText(say("launch:approval.changed"))).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Sunrise Smiles")
    await expect(page.getByLabel(say("launch:approval.name"))).toHaveValue("Mira")
    await send("Approved").click()
    await expect(page.getByText(say("launch:approval.done.Approved.title"))).toBeVisible()
    await expect(state("Approved")).toHaveCount(2)
    await client.check()
    expect(client.problems).toEqual([])
    await client.context.close()

    const told = [
      say("messages:summaryChangeWanted.subject", { approverName: "Mira", businessName: "Sunrise Dental Care" }),
      say("messages:summaryApproved.subject", { approverName: "Mira", businessName: "Sunrise Smiles" }),
    ]
    await expect
      .poll(async () => (await mailsTo(owner.email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(told))

    const seller = await newVisitor(browser, { language, width: 1440 })
    await logIn(seller, owner)
    await seller.page.goto(`${origin()}/signup/summary?sessionId=${sessionId}`)
    await seller.arrive(/\/summary$/i)
    const decisions = seller.page.getByRole("listitem").filter({ hasText: "Mira" })
    await expect(decisions).toHaveCount(2)
    await expect(decisions.first()).toContainText(say("launch:approval.state.Approved"))
    await expect(decisions.last()).toContainText("Another name, please")
    await expect(decisions.last()).toContainText(say("launch:approval.earlier"))
    await seller.page.getByRole("button", { name: say("launch:approval.withdraw") }).click()
    await seller.page
      .getByRole("alertdialog")
      .or(seller.page.getByRole("dialog"))
      .getByRole("button", { name: say("launch:approval.withdraw") })
      .click()
    await expect(seller.page.getByText(say("launch:approval.withdrawn"))).toBeVisible()
    await seller.check()
    expect(seller.problems).toEqual([])
    await seller.context.close()

    const late = await newVisitor(browser, { language, width: 390, expected: /status of 4\d\d/ })
    await late.page.goto(`${origin()}/s/${encodedId}`)
    await expect(late.page.getByRole("heading", { level: 2 })).toHaveText(say("launch:summary.unknown"))
    expect(late.problems).toEqual([])
    await late.context.close()
  })
