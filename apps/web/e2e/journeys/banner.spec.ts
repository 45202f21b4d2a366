import { expect, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { choose, leaveLaunched } from "../journey.ts"
import { openReview } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

for (const [language, width] of [
  ["en", 1440],
  ["he", 390],
] as const)
  test(`a banner is added to a paid campaign, approved and runs (${language})`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, proceed, check, problems } = visitor
    await openReview(visitor, { region: "IN", language })
    const launch = page.getByRole("button", { name: say("launch:accounts.launch") })
    await expect(launch).toBeEnabled()

    await page.getByRole("button", { name: say("launch:review.edit", { part: say("launch:review.channels") }) }).click()
    await arrive(/\/channelSelection$/i)
    const banner = page.getByRole("checkbox", { name: say("launch:channels.names.Banner") })
    await expect(banner).not.toBeChecked()
    await choose(banner)
    await proceed()
    await arrive(/\/linkAccounts$/i)
    await expect(launch).toBeDisabled()
    await check()
    await page.getByRole("button", { name: say("launch:accounts.useTexts") }).click()
    await expect(launch).toBeEnabled()
    await proceed()
    await leaveLaunched(visitor)
    const [, profile = "", campaign = ""] = /\/app\/(\d+)\/campaign\/(\d+)\//.exec(page.url()) ?? []

    expect(await decideAds(sandbox(), campaign, "approve")).toBe(3)
    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    await arrive(new RegExp(`/campaigns/${campaign}$`))
    const channel = page.getByRole("region", { name: say("app:campaigns.channel.Banner") })
    await expect(channel.getByText(say("app:campaigns.channelStatus.Active"), { exact: true })).toBeVisible({
      timeout: 60_000,
    })
    expect(problems).toEqual([])
    await visitor.context.close()
  })
