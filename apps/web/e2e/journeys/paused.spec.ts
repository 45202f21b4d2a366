import { expect, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

test("a pause and a resumption show at once on the campaign and its channels", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, check: look, problems } = visitor
  const { profile, campaign } = await ownerOfLaunched(visitor)
  expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)
  const status = (name: string) => page.getByText(say(`app:campaigns.${name}`), { exact: true })
  const channels = (...states: ReadonlyArray<string>) => {
    const names = states.map((state) => say(`app:campaigns.channelStatus.${state}`)).join("|")
    return page.getByText(new RegExp(`(?:^|: )(?:${names})$`, "u"))
  }
  /** What a text says after the name or amount in it. */
  const after = (key: string) => say(key, { name: "|", total: "|" }).split("|").at(-1) ?? ""
  const move = async (name: "pause" | "resume") => {
    const label = say(`app:campaigns.move.${name}`)
    await page.getByRole("button", { name: label, exact: true }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: label, exact: true }).click()
  }
  await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
  await expect(status("status.Active")).toBeVisible({ timeout: 60_000 })
  await expect(channels("Active")).toHaveCount(2, { timeout: 60_000 })
  await arrive(/\/campaigns\/\d+$/)

  await move("pause")
  await expect(status("paused.owner")).toBeVisible()
  await expect(page.getByText(after("app:campaigns.done.pause"))).toBeVisible()
  expect(await channels("Pausing", "Paused").count()).toBe(2)
  await look()
  await page.goto(`${origin()}/app/${profile}/campaigns`)
  await expect(status("paused.owner")).toBeVisible()
  await expect(channels("Active", "Resuming")).toHaveCount(0)
  await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
  await expect(channels("Paused")).toHaveCount(2, { timeout: 60_000 })
  const isBack = page.getByText(after("app:campaigns.returned.title"))
  await expect(isBack.first()).toBeVisible()
  await page.goto(`${origin()}/app/${profile}/wallet`)
  await arrive(/\/wallet$/)
  await expect(page.getByRole("row").filter({ hasText: say("app:wallet.kind.lockBack") })).toHaveCount(1)
  await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
  await arrive(/\/campaigns\/\d+$/)

  await move("resume")
  await expect(status("status.Active")).toBeVisible()
  expect(await channels("Resuming", "Active").count()).toBe(2)
  await expect(channels("Active")).toHaveCount(2, { timeout: 60_000 })
  await expect(isBack).toHaveCount(0)
  await page.goto(`${origin()}/app/${profile}/wallet`)
  await arrive(/\/wallet$/)
  await expect(page.getByRole("row").filter({ hasText: say("app:wallet.kind.lockMore") })).toHaveCount(1)
  expect(problems).toEqual([])
  await visitor.context.close()
})
