import { suggestedMove } from "@adapters/sql/testing/suggested-move"
import { expect, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { inTurn } from "../in-turn.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** Channels as rows name them. */
const [social, search] = [1, 2]
const split = (ofSocial: number, ofSearch: number) => [
  { channel: social, part: ofSocial },
  { channel: search, part: ofSearch },
]

/** Money goes from Facebook and Instagram to search, where two weeks brought far more for it. */
const budgetMove = (now: number) => ({
  change: {
    kind: "Budget",
    from: social,
    to: search,
    amount: 100_00,
    before: split(500_00, 500_00),
    after: split(400_00, 600_00),
  },
  subject: "Social",
  reason: {
    days: { from: "2026-11-09", to: "2026-11-22" },
    part: { spend: 7_000_00, results: 12 },
    others: { spend: 7_000_00, results: 96 },
    expected: 96,
    needed: 48.5,
    times: 3.2,
    compared: 1,
  },
  effect: { money: 700_00, during: "Week", least: 5, likely: 8, most: 11 },
  decidedOn: new Date(now).toISOString().slice(0, 10),
  proposedAt: now,
  stateAt: now,
})

for (const { region, language, width } of inTurn(import.meta.url, [
  { region: "IN", language: "he", width: 1440 },
  { region: "GB", language: "en", width: 360 },
] as const))
  test(`${region}, ${language}: an owner makes what the autopilot suggests, and takes it back`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    const { profile, campaign } = await ownerOfLaunched(visitor, { region, language })
    await decideAds(sandbox(), campaign, "approve")
    const open = async () => {
      await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
      await arrive(/\/campaigns\/\d+$/)
    }
    await open()
    await expect(page.getByText(say("app:campaigns.status.Active"), { exact: true }).first()).toBeVisible({
      timeout: 60_000,
    })
    await page.getByRole("button", { name: say("autopilot:switchOn"), exact: true }).click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("autopilot:dialog.agree") })
      .click()
    await expect(page.getByText(say("autopilot:about.TellFirst"))).toBeVisible()

    await suggestedMove(process.env["SITE_DATABASE"] ?? "", { profile, campaign }, budgetMove(Date.now()))
    await open()
    const autopilot = page.getByRole("region", { name: say("autopilot:title"), exact: true })
    const move = autopilot.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 4 }) })
    await expect(move).toHaveCount(1)
    for (const figure of ["96", "3.2", "11"]) await expect(move).toContainText(figure)
    await expect(move).toContainText(say("autopilot:caveat"))
    await look()

    await move.getByText(say("autopilot:take"), { exact: true }).click()
    await expect(move.getByText(say("autopilot:state.Made"), { exact: true })).toBeVisible()
    await open()
    await move.getByText(say("autopilot:undo"), { exact: true }).click()
    await expect(move.getByText(say("autopilot:state.Undone"), { exact: true })).toBeVisible()
    await look()
    expect(problems).toEqual([])
    await visitor.context.close()
  })
