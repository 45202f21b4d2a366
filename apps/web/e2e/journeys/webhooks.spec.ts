import { expect, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { appoint } from "../appoint.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

interface Received {
  readonly messages: ReadonlyArray<{
    readonly id: string
    readonly type: string
    readonly came: number
    readonly isMarked: boolean
    readonly isProved: boolean | null
    readonly body: string
  }>
}

const looks = [
  { language: "en", width: 390 },
  { language: "he", width: 1440 },
] as const

// The sandbox has one receiver, which one story at a time sets.
test.describe.configure({ mode: "serial" })

for (const { language, width } of looks)
  test(`a portal's system hears of a campaign, and is sent what it refused (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const administrator = await newVisitor(browser, { language, width })
    const { page, say, check, arrive } = administrator
    const { campaign, owner } = await ownerOfLaunched(administrator)
    await appoint(owner.email, "administrator")
    const answerBy = (set: Record<string, string>) => request.post(`${sandbox()}/control/api/receiver`, { data: set })
    const heard = async () => {
      const { messages } = (await (await request.get(`${sandbox()}/control/api/receiver`)).json()) as Received
      return messages.filter(({ body }) => body.includes(`"campaignId":${campaign},`))
    }
    await answerBy({ behaviour: "error" })

    await page.goto(`${origin()}/portal/developers`)
    await page.getByRole("link", { name: say("portalWebhooks:link.open"), exact: true }).click()
    await arrive(/\/portal\/developers\/webhooks$/)
    await page.getByRole("button", { name: say("portalWebhooks:list.add"), exact: true }).click()
    const name = `Backend ${campaign}`
    const field = (key: string) => page.getByRole("textbox", { name: say(`portalWebhooks:form.${key}`), exact: true })
    await field("name").fill(name)
    await field("address").fill(`${sandbox()}/receiver/leads`)
    await page.getByRole("checkbox", { name: new RegExp(say("portalWebhooks:event.campaign_active")) }).press("Space")
    await check()
    await page.getByRole("button", { name: say("portalWebhooks:form.make"), exact: true }).click()
    const secret = await page.getByText(/^whsec_/).innerText()
    await check()
    await answerBy({ secret: secret.trim() })
    await page.getByRole("button", { name: say("portalDevelopers:made.kept"), exact: true }).click()

    expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)
    await expect
      .poll(heard, { timeout: 60_000 })
      .toMatchObject([{ type: "campaign.active", isMarked: false, isProved: true }])
    const [first] = await heard()

    await answerBy({ behaviour: "ok" })
    await expect.poll(heard, { timeout: 60_000 }).toMatchObject([{ id: first?.id ?? "", isMarked: true }])
    const open = page.getByRole("button", { name: say("portalWebhooks:log.named", { name }) })
    await open.click()
    const log = page.getByRole("dialog")
    // Campaigns of other journeys are told to the portal's endpoint too.
    const own = log.getByRole("listitem").filter({ hasText: new RegExp(`"campaignId": ?${campaign}\\b`) })
    await expect(own.getByText("500", { exact: false }).first()).toBeAttached()
    await check()
    await own.getByRole("button", { name: say("leadDelivery:log.replay"), exact: true }).click()
    await expect.poll(heard, { timeout: 60_000 }).toMatchObject([{ id: first?.id ?? "", came: expect.any(Number) }])
    await expect.poll(async () => (await heard())[0]?.came ?? 0, { timeout: 60_000 }).toBeGreaterThan(first?.came ?? 1)
    await answerBy({ secret: "none" })
    await administrator.context.close()
  })
