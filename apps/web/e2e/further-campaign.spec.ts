import { expect, test } from "@playwright/test"
import { launch, makeTheAds, pay } from "./journey.ts"
import { openReadyDraft } from "./ready-draft.ts"
import { newVisitor, origin, sandbox } from "./visitor.ts"

interface SandboxAd {
  readonly id: string
  readonly campaignName?: string
  readonly campaign?: string
}

/** Approves what a campaign has in review; how many ads that were. */
const approveAdsOf = async (campaign: string): Promise<number> => {
  const response = await fetch(`${sandbox()}/control/api/ads`)
  const ads = (await response.json()) as ReadonlyArray<SandboxAd>
  const own = ads.filter((ad) => (ad.campaignName ?? ad.campaign ?? "").startsWith(`MQ-${campaign}-`))
  for (const { id } of own)
    await fetch(`${sandbox()}/control/api/ads/${encodeURIComponent(id)}/approve`, { method: "POST" })
  return own.length
}

test("from the campaign list a further campaign is begun, paid, launched and live", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 1440, looks: false })
  const { page, say, arrive, proceed, troubles } = visitor
  await openReadyDraft(visitor, { region: "IN" })
  await pay(visitor, "IN")
  const first = await launch(visitor, undefined, { hasKeywords: true })

  await page.goto(`${origin()}/app/${first.profile}/campaigns`)
  await arrive(/\/campaigns$/)
  await page.getByRole("button", { name: say("app:campaigns.new") }).click()
  const at = (path: RegExp, timeout?: number) => arrive(path, timeout === undefined ? {} : { timeout })
  await makeTheAds(visitor, at)
  await at(/\/ageGenderTarget$/i, 60_000)
  await proceed()
  await at(/\/locationTargeting$/i)
  await proceed()
  await at(/\/budget$/i)
  await pay(visitor, "IN")
  const further = await launch(visitor, undefined, { hasKeywords: true })
  expect(further.profile).toBe(first.profile)
  expect(further.campaign).not.toBe(first.campaign)

  expect(await approveAdsOf(further.campaign)).toBe(2)
  await page.goto(`${origin()}/app/${further.profile}/campaigns`)
  await arrive(/\/campaigns$/)
  const campaigns = page.getByRole("tabpanel").getByRole("listitem")
  await expect(campaigns).toHaveCount(2)
  await expect
    .poll(
      async () => {
        await page.reload()
        await arrive(/\/campaigns$/)
        return campaigns.filter({ hasText: say("app:campaigns.status.Active") }).count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  expect(troubles).toEqual([])
  await visitor.context.close()
})
