import { expect, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { inTurn } from "../in-turn.ts"
import { choose } from "../journey.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

for (const { region, language, width } of inTurn(import.meta.url, [
  { region: "IN", language: "en", width: 360 },
  { region: "GB", language: "he", width: 1440 },
] as const))
  test(`${region}, ${language}: a budget is shared by hand, taken back, and left to the autopilot`, async ({
    browser,
  }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    const { profile, campaign } = await ownerOfLaunched(visitor, { region, language })
    expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)
    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    await arrive(/\/campaigns\/\d+$/)
    const running = page.getByText(say("app:campaigns.status.Active"), { exact: true })
    await expect(running.first()).toBeVisible({ timeout: 60_000 })
    await page.goto(`${origin()}/app/${profile}/editCampaign/${campaign}?step=budget`)
    await arrive(/\/editCampaign\/\d+$/)
    await expect(page.getByRole("region", { name: say("pacing:title") })).toBeVisible()
    const split = page.getByRole("region", { name: say("pacing:split.title") })
    const rule = (name: string) =>
      split.getByRole("radio", { name: new RegExp(`^${say(`pacing:split.rules.${name}`)}`, "u") })
    const parts = split.getByRole("listitem")
    const press = (key: string) => split.getByRole("button", { name: say(key), exact: true }).click()

    await choose(rule("ByHand"))
    const social = split.getByRole("textbox", {
      name: say("pacing:split.percent", { channel: say("app:campaigns.channel.Social") }),
    })
    await social.fill("40")
    await social.blur()
    await press("pacing:split.save")
    await expect(split.getByText(say("pacing:split.saved"))).toBeVisible()
    await expect(parts.first()).toContainText(/40|60/u)
    await look()
    await press("pacing:split.undo")
    await expect(split.getByText(say("pacing:split.undone"))).toBeVisible()
    await expect(parts.first()).toContainText("50")

    await choose(rule("ByResult"))
    await press("pacing:split.setUp")
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(1)
    await look()
    await dialog.getByRole("button", { name: say("autopilot:dialog.agree") }).click()
    await expect(split.getByText(say("pacing:split.isOn.TellFirst"))).toBeVisible()
    await split.getByRole("link", { name: say("pacing:split.moves") }).click()
    await arrive(/\/campaigns\/\d+$/)
    await expect(page.getByText(say("autopilot:about.TellFirst"))).toBeVisible()
    await look()
    expect(problems).toEqual([])
    await visitor.context.close()
  })
