import { expect, test } from "@playwright/test"
import { choose, leaveLaunched } from "../journey.ts"
import { openReview } from "../ready-draft.ts"
import { newVisitor } from "../visitor.ts"

test("each part of a paid campaign is changed from its review, the budget too", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, proceed, problems } = visitor
  await openReview(visitor, { region: "IN" })
  const back = page.getByRole("button", { name: say("common:action.back") })
  const launch = page.getByRole("button", { name: say("launch:accounts.launch") })
  const edit = async (part: string, path: RegExp) => {
    await page.getByRole("button", { name: say("launch:review.edit", { part: say(`launch:review.${part}`) }) }).click()
    if (part !== "budget") await arrive(path)
  }
  await expect(launch).toBeEnabled()

  for (const [part, path] of [
    ["business", /businessLocationDetails$/i],
    ["interests", /fbInterests$/i],
    ["channels", /channelSelection$/i],
  ] as const) {
    await edit(part, path)
    await back.click()
    await arrive(/linkAccounts$/i)
  }
  await edit("keywords", /googleKeywords$/i)
  await proceed()
  await arrive(/linkAccounts$/i)

  await edit("offer", /offerDetails$/i)
  await choose(page.getByRole("radio").first())
  await page.locator('main input[inputmode="numeric"]').first().fill("35")
  await proceed()
  await arrive(/linkAccounts$/i)
  await expect(launch).toBeDisabled()
  const approve = page.getByRole("button", { name: say("launch:accounts.useTexts") })
  while ((await approve.count()) > 0) await approve.first().click()
  await expect(launch).toBeEnabled()

  await edit("budget", /budget$/i)
  await page.getByRole("button", { name: say("launch:review.reopen") }).click()
  await arrive(/signup\/budget$/i)
  await expect(page.getByRole("row", { name: say("launch:price.fromWallet") })).toBeVisible()
  await proceed()
  await expect(page.getByRole("heading", { level: 1, name: say("launch:payment.thanks") })).toBeVisible()
  await proceed()
  await arrive(/linkAccounts$/i)
  await expect(launch).toBeEnabled()
  await proceed()
  await leaveLaunched(visitor)
  expect(problems).toEqual([])
  await visitor.context.close()
})
