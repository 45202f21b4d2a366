import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import {
  ApproveSummary,
  GetBusinessDetails,
  GetSummary,
  SendSummary,
  UpdateBusinessDetails,
} from "@application/signup/contract"
import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { launchByCalls, payOnce } from "../by-calls.ts"
import { choose } from "../journey.ts"
import { mailedKey, mailsTo } from "../mails.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

for (const language of inTurn(import.meta.url, ["en", "he"] as const))
  test(`a client says what they think by the copied link, and the agent reads it (${language})`, async ({
    browser,
  }) => {
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
    await expect(page.getByText(say("failures:validation.required"))).toBeVisible()
    const section = say("launch:approval.sections.business")
    await choose(page.getByRole("checkbox", { name: section }))
    const wish = page.getByLabel(say("launch:approval.wishOf", { section }))
    await send("ChangeRequested").click()
    await expect(wish).toBeFocused()
    await wish.fill("Another name, please")
    await client.check()
    await send("ChangeRequested").click()
    await expect(page.getByText(say("launch:approval.done.ChangeRequested.title"))).toBeVisible()
    await expect(state("ChangeRequested")).toHaveCount(2)

    await page.getByRole("button", { name: say("launch:approval.again") }).click()
    await page.getByLabel(say("launch:approval.name")).fill("Mira")
    await caller.ask(UpdateBusinessDetails, { sessionId, changes: { business: { name: "Sunrise Smiles" } } })
    const answer = page.getByRole("button", { name: say("launch:approval.copiedSend"), exact: true })
    await answer.click()
    await expect(page.getByText(say("launch:approval.changed"))).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Sunrise Smiles")
    await expect(page.getByLabel(say("launch:approval.name"))).toHaveValue("Mira")
    await answer.click()
    await expect(page.getByText(say("launch:approval.said.Approved.title"))).toBeVisible()
    await expect(state("Approved")).toHaveCount(0)
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
    await expect(seller.page.getByText(say("launch:approval.link.Closed"))).toBeVisible()
    await seller.check()
    expect(seller.problems).toEqual([])
    await seller.context.close()

    const late = await newVisitor(browser, { language, width: 390, expected: /status of 4\d\d/ })
    await late.page.goto(`${origin()}/s/${encodedId}`)
    await expect(late.page.getByRole("heading", { level: 2 })).toHaveText(say("launch:summary.lost.closed.title"))
    expect(late.problems).toEqual([])
    await late.context.close()
  })

test("an agent launches once both people who were sent the campaign have approved it", async ({ browser }) => {
  const caller = apiCaller(origin())
  const agent = { agentid: "a7", agentname: "Dana" }
  const campaign = await readyCampaign(sandbox(), caller, "sunrise-dental", "IN", "en", agent)
  const { sessionId, owner, businessProfileId, campaignId } = campaign
  await payOnce(sandbox(), caller, campaign)
  await caller.ask(UpdateBusinessDetails, { sessionId, changes: {}, launchState: "LinkAccounts" })
  await expect(launchByCalls(caller, campaign)).rejects.toThrow(/1032|ApprovalMissing/)
  const [mira, ravi] = [`mira-${owner.email}`, `ravi-${owner.email}`]
  await caller.ask(SendSummary, { sessionId, channel: "Email", to: mira, name: "Mira" })
  await caller.ask(SendSummary, { sessionId, channel: "Email", to: ravi, name: "Ravi" })

  const client = await newVisitor(browser, { language: "en", width: 390 })
  await client.page.goto(`${origin()}/s/${await mailedKey(mira)}`)
  await client.page.getByRole("link", { name: client.say("launch:approval.jump") }).click()
  await expect(client.page.getByText(client.say("launch:approval.sentTo", { name: "Mira" }))).toBeVisible()
  await expect(client.page.getByText("Ravi")).toBeVisible()
  await client.check()
  await client.page.getByRole("button", { name: client.say("launch:approval.send.Approved"), exact: true }).click()
  await expect(client.page.getByText(client.say("launch:approval.done.Approved.title"))).toBeVisible()
  expect(client.problems).toEqual([])
  await client.context.close()

  const seller = await newVisitor(browser, { language: "en", width: 1440 })
  await logIn(seller, owner)
  const { page, say } = seller
  await page.goto(`${origin()}/app/${businessProfileId}/campaign/${campaignId}/linkAccounts?sessionId=${sessionId}`)
  await expect(page.getByText(say("launch:approval.standing.PartlyApproved.title"))).toBeVisible()
  const launch = page.getByRole("button", { name: say("agent:launch.accounts.launch"), exact: true })
  await expect(launch).toBeDisabled()
  await seller.check()
  const encodedId = await mailedKey(ravi)
  const { shownHash } = await caller.ask(GetSummary, { encodedId })
  await caller.ask(ApproveSummary, { encodedId, shownHash }).catch(() => undefined)
  await expect(page.getByText(say("launch:approval.standing.PartlyApproved.title"))).toBeVisible()

  const stranger = apiCaller(origin())
  await stranger.ask(ApproveSummary, { encodedId, shownHash })
  await page.reload()
  await expect(page.getByText(say("launch:approval.standing.Approved.title"))).toBeVisible()
  await expect(launch).toBeEnabled()
  await launch.click()
  await seller.arrive(/\/launching$/i)
  await expect(page.getByRole("heading", { name: say("launch:launching.doneTitle") })).toBeVisible({ timeout: 60_000 })
  await seller.context.close()
})
