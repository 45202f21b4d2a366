import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { SendSummary, UpdateBusinessDetails } from "@application/signup/contract"
import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { typeCard } from "../journey.ts"
import { mailedKey, mailsTo } from "../mails.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

const payment = ({ page, say }: Visitor) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: say("launch:clientPayment.title") }) })

const openLink = async (client: Visitor, encodedId: string) => {
  const { page, say, arrive } = client
  await page.goto(`${origin()}/s/${encodedId}`)
  await arrive(/^\/s\//)
  await page.locator("#decision").scrollIntoViewIfNeeded()
  await expect(payment(client)).toBeVisible()
  return say
}

/** Closes the gateway's window once, then pays by a double click. */
const payInWindow = async (client: Visitor) => {
  const { page, say } = client
  const pay = payment(client).getByRole("button")
  await pay.click()
  const window = page.getByRole("dialog").last()
  await window
    .getByRole("button", { name: /close|cancel/i })
    .first()
    .click()
  await expect(payment(client).getByText(say("launch:payment.closed"))).toBeVisible()
  await pay.dblclick()
  await window.getByRole("button", { name: /^Pay/ }).click()
}

const payByCard = async (client: Visitor) => {
  const pay = payment(client).getByRole("button")
  await pay.click()
  await typeCard(client)
  await pay.dblclick()
}

for (const { region, language, site } of inTurn(import.meta.url, [
  { region: "IN", language: "en", site: "sunrise-dental" },
  { region: "GB", language: "he", site: "harbour-rye" },
] as const))
  test(`a client approves and pays by the link, and the agent launches (${region}, ${language})`, async ({
    browser,
  }) => {
    const caller = apiCaller(origin())
    const agent = { agentid: "a7", agentname: "Dana" }
    const campaign = await readyCampaign(sandbox(), caller, site, region, language, agent)
    const { sessionId, owner, businessProfileId, campaignId } = campaign
    await caller.ask(UpdateBusinessDetails, { sessionId, changes: {}, launchState: "LinkAccounts" })
    const mira = `mira-${owner.email}`
    await caller.ask(SendSummary, { sessionId, channel: "Email", to: mira, name: "Mira" })
    const encodedId = await mailedKey(mira)

    const client = await newVisitor(browser, { language, width: 390, expected: /402 .*payment\/verify/ })
    const say = await openLink(client, encodedId)
    await expect(payment(client)).toContainText(say("launch:clientPayment.refusal.NotApproved.title"))
    await client.page.getByRole("button", { name: say("launch:approval.send.Approved"), exact: true }).click()
    await expect(payment(client)).toContainText(say("launch:clientPayment.lead"))
    await client.check()
    await (region === "IN" ? payInWindow(client) : payByCard(client))
    const paid = (visitor: Visitor) => payment(visitor).getByText(say("launch:clientPayment.paidTitle"))
    await expect(paid(client)).toBeVisible({ timeout: 30_000 })
    await client.check()
    await client.page.reload()
    await client.page.locator("#decision").scrollIntoViewIfNeeded()
    await expect(paid(client)).toBeVisible()
    expect(client.problems).toEqual([])
    await client.context.close()

    const elsewhere = await newVisitor(browser, { language, width: 390 })
    await openLink(elsewhere, encodedId)
    await expect(paid(elsewhere)).toBeVisible()
    await elsewhere.context.close()

    const subjects = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject).join("\n")
    await expect
      .poll(() => subjects(owner.email), { timeout: 30_000 })
      .toContain(say("messages:summaryPaid.subject", { approverName: "Mira", businessName: "\n" }).split("\n")[0] ?? "")
    const [receipt = ""] = say("messages:clientReceipt.subject", { receiptNumber: "\n", businessName: "" }).split("\n")
    await expect.poll(() => subjects(mira), { timeout: 30_000 }).toContain(receipt)

    const seller = await newVisitor(browser, { language, width: 390 })
    await logIn(seller, owner)
    const { page } = seller
    await page.goto(`${origin()}/app/${businessProfileId}/campaign/${campaignId}/linkAccounts?sessionId=${sessionId}`)
    await expect(page.getByText(say("launch:approval.standing.Approved.title"))).toBeVisible()
    await expect(
      page.getByText(say("launch:clientPayment.byLink", { name: "Mira", total: "\n" }).split("\n")[0] ?? ""),
    ).toBeVisible()
    await seller.check()
    await page.getByRole("button", { name: say("agent:launch.accounts.launch"), exact: true }).click()
    await seller.arrive(/\/launching$/i)
    await expect(page.getByRole("heading", { name: say("launch:launching.doneTitle") })).toBeVisible({
      timeout: 60_000,
    })
    expect(seller.problems).toEqual([])
    await seller.context.close()
  })
