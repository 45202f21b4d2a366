import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { adsOf, decideAds } from "../ads-in-review.ts"
import { leaveLaunched, rewordTheSearchAd } from "../journey.ts"
import { mailsTo } from "../mails.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

const reason = "Text in the image is hard to read: use less of it."

const waitingOf = async (campaign: string) =>
  (await adsOf(sandbox(), campaign)).filter(({ status }) => status === "PENDING_REVIEW").length

test("a rejected campaign shows why and goes into review again once changed", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, expected: /409/ })
  const { page, say, arrive, proceed, problems } = visitor
  const { profile, campaign, email } = await ownerOfLaunched(visitor)
  expect(await decideAds(sandbox(), campaign, "reject", { reason })).toBe(2)
  expect(await waitingOf(campaign)).toBe(0)

  const change = page.getByRole("button", { name: say("app:campaigns.fix") })
  await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
  // Waits for both refusals: after only one, just its channel would be changed.
  await expect(page.getByText(say("app:campaigns.status.Rejected"), { exact: true })).toBeVisible({ timeout: 60_000 })
  await arrive(/\/campaigns\/\d+$/)
  await expect(page.getByText(reason).first()).toBeVisible()
  await expect(page.getByText(say("app:campaigns.returned.rejected"))).toBeVisible()
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
  const refusals = async () => (await mailsTo(email)).filter(({ text }) => text.includes(reason))
  await expect
    .poll(async () => (await refusals()).at(-1)?.subject)
    .toBe(say("messages:campaignRejected.subject", { campaignName: name }))
  for (const { text } of await refusals()) expect(text).toContain(`/app/${profile}/campaigns/${campaign}`)
  expect((await mailsTo(email)).filter(({ subject }) => /\blive\b/u.test(subject))).toEqual([])
  await change.click()

  await arrive(/\/imageCreativesCreative\/preview\//i)
  await expect(page.getByText(reason).first()).toBeVisible()
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  const ad = page.url()
  await page.goto(`${origin()}/signup/budget`)
  await arrive(/\/success$/i)
  await page.goto(ad)
  await arrive(/\/imageCreativesCreative\/preview\//i)
  await proceed()
  await arrive(/\/ImageCreativesAdPreview\/preview\//i)
  await proceed()
  await arrive(/\/googleAds$/i)
  await expect(page.getByRole("button", { name: say("creatives:search.skip") })).toHaveCount(0)
  await rewordTheSearchAd(visitor, "Gentle care for families")
  await page.goto(`${origin()}/app/${profile}/campaign/${campaign}/googleKeywords`)
  await arrive(/\/googleKeywords$/i)
  await proceed()
  await arrive(/\/launching$/i)
  await expect(page.getByText(say("launch:resubmit.lead"))).toBeVisible()
  expect(await waitingOf(campaign)).toBe(0)
  await proceed()
  await expect(page.getByText(say("failures:campaigns.missing.acceptedSearchCopy"))).toBeVisible()
  await page.getByRole("button", { name: say("launch:accounts.complete") }).click()
  await arrive(/\/googleAds$/i)
  await proceed()
  await arrive(/\/fbInterests$/i)
  await proceed()
  await arrive(/\/googleKeywords$/i)
  await proceed()
  await arrive(/\/launching$/i)
  await proceed()
  await leaveLaunched(visitor)
  await expect.poll(() => waitingOf(campaign)).toBe(2)

  await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
  await expect(page.getByText(say("app:campaigns.status.InReview"), { exact: true })).toBeVisible()
  await page.goto(`${origin()}/app/${profile}/wallet`)
  for (const kind of ["lockBack", "lockMore"])
    await expect(page.getByRole("row").filter({ hasText: say(`app:wallet.kind.${kind}`) })).toHaveCount(1)
  expect(problems).toEqual([])
  await visitor.context.close()
})

for (const { region, language } of inTurn(import.meta.url, [
  { region: "IN", language: "en" },
  { region: "GB", language: "he" },
] as const))
  test(`${region}, ${language}: a running campaign's refused channel is resubmitted`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width: 390 })
    const { page, say, arrive, proceed, problems } = visitor
    const { profile, campaign, email } = await ownerOfLaunched(visitor, { region, language })
    expect(await decideAds(sandbox(), campaign, "approve", { network: "meta" })).toBe(1)
    expect(await decideAds(sandbox(), campaign, "reject", { reason, network: "google" })).toBe(1)

    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    const change = page.getByRole("button", { name: say("app:campaigns.fix") })
    await expect(change).toBeVisible({ timeout: 60_000 })
    const status = page.getByText(say("app:campaigns.status.Active"), { exact: true }).first()
    await expect(status).toBeVisible({ timeout: 60_000 })
    await arrive(/\/campaigns\/\d+$/)
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
    const live = say("messages:campaignLive.subject", { campaignName: name })
    const refused = say("messages:onChannel.Search")
    // Whether the other network's approval is read before or after decides on one or two of them.
    await expect
      .poll(async () =>
        (await mailsTo(email)).filter(({ text }) => text.includes(reason)).map(({ subject }) => subject),
      )
      .toContainEqual(expect.stringContaining(refused))
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain(live)
    await change.click()

    await arrive(/\/googleAds$/i)
    await expect(page.getByText(reason).first()).toBeVisible()
    await rewordTheSearchAd(visitor, "Gentle care for families")
    await arrive(/\/googleAds$/i)
    await proceed()
    await arrive(/\/googleKeywords$/i)
    await proceed()
    await arrive(/\/launching$/i)
    await proceed()
    await leaveLaunched(visitor)
    await expect.poll(() => waitingOf(campaign)).toBe(1)

    expect(await decideAds(sandbox(), campaign, "approve", { network: "google" })).toBeGreaterThan(0)
    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    const active = say("app:campaigns.channelStatus.Active")
    for (const name of ["Social", "Search"]) {
      const channel = say(`app:campaigns.channel.${name}`)
      const running = page.getByRole("region", { name: channel }).getByText(active, { exact: true })
      await expect(running).toBeVisible({ timeout: 60_000 })
    }
    await expect(change).toHaveCount(0)
    await expect.poll(async () => (await mailsTo(email)).filter(({ subject }) => subject === live)).toHaveLength(1)
    expect(problems).toEqual([])
    await visitor.context.close()
  })

test("a refused headline is named, and only it is asked for before the review", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, proceed, problems } = visitor
  const { profile, campaign } = await ownerOfLaunched(visitor)
  await decideAds(sandbox(), campaign, "approve", { network: "meta" })
  await decideAds(sandbox(), campaign, "reject", { reason: "Capitals.", field: "headline", network: "google" })
  await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
  const named = page.getByText(say("launch:refused.named", { fields: say("launch:refused.fields.headline") })).first()
  await expect(named).toBeVisible({ timeout: 60_000 })
  await page.getByRole("button", { name: say("app:campaigns.fix") }).click()

  await arrive(/\/googleAdsEdit$/i)
  await expect(named).toBeVisible()
  await expect(page.getByLabel(say("creatives:search.finalUrl"))).toHaveCount(0)
  await page.getByRole("textbox").first().fill("Gentle care for families")
  await proceed()
  await arrive(/\/googleAds$/i)
  await proceed()
  await arrive(/\/launching$/i)
  await expect(named).toBeVisible()
  await proceed()
  await leaveLaunched(visitor)
  expect(problems).toEqual([])
  await visitor.context.close()
})
