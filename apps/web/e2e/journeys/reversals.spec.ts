import { expect, test } from "@playwright/test"
import { adsOf, decideAds } from "../ads-in-review.ts"
import { mailsTo } from "../mails.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

interface TakenPayment {
  readonly id: string
  readonly order: string
}

/** Reverses a payment as its gateway or bank does. */
const reverse = async (order: string, act: "refund" | "dispute"): Promise<void> => {
  const all = (await (await fetch(`${sandbox()}/control/api/payments`)).json()) as ReadonlyArray<TakenPayment>
  const { id = "" } = all.find((payment) => payment.order === order) ?? {}
  const done = await fetch(`${sandbox()}/control/api/payments/${id}/${act}`, { method: "POST" })
  expect(done.status).toBe(200)
}

for (const { region, language, width, act, kind, template } of [
  { region: "IN", language: "en", width: 390, act: "refund", kind: "reversal", template: "paymentRefundedStopped" },
  {
    region: "GB",
    language: "he",
    width: 1440,
    act: "dispute",
    kind: "disputeHold",
    template: "paymentDisputedStopped",
  },
] as const)
  test(`${region}, ${language}: a ${act} stops the campaign and is announced`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, problems } = visitor
    const { profile, campaign, email, order } = await ownerOfLaunched(visitor, { region, language })
    expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)
    const running = async () => (await adsOf(sandbox(), campaign)).filter(({ status }) => status === "ACTIVE").length
    expect(await running()).toBe(2)
    await reverse(order, act)
    await expect.poll(running, { timeout: 60_000 }).toBe(0)

    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    await arrive(/\/campaigns\/\d+$/)
    await expect(page.getByText(say("app:campaigns.reversed.title"))).toBeVisible()
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
    await expect(page.getByText(say("app:campaigns.paused.paymentReversed"), { exact: true })).toBeVisible()
    for (const move of ["resume", "changeEndDate"])
      await expect(page.getByRole("button", { name: say(`app:campaigns.move.${move}`), exact: true })).toHaveCount(0)
    const subject = say(`messages:${template}.subject`, { campaignName: name })
    await expect.poll(async () => (await mailsTo(email)).filter((mail) => mail.subject === subject)).toHaveLength(1)
    await page.goto(`${origin()}/app/${profile}/wallet`)
    await arrive(/\/wallet$/)
    const line = page.getByRole("row").filter({ hasText: new RegExp(`^${say(`app:wallet.kind.${kind}`)}`, "u") })
    await expect(line).toHaveCount(1)
    expect(problems).toEqual([])
    await visitor.context.close()
  })
