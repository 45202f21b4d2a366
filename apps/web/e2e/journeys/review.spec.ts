import { expect, test } from "@playwright/test"
import { adsOf } from "../ads-in-review.ts"
import { choose, leaveLaunched } from "../journey.ts"
import { openReview } from "../ready-draft.ts"
import { newVisitor, sandbox } from "../visitor.ts"

test("each part of a paid campaign is changed from its review, the budget too", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, proceed, problems } = visitor
  await openReview(visitor, { region: "IN" })
  const back = page.getByRole("button", { name: say("common:action.back") })
  const launch = page.getByRole("button", { name: say("launch:accounts.launch") })
  const details = page.getByRole("button", {
    name: `${say("launch:review.unfold")}: ${say("launch:summary.audience")}`,
  })
  const edit = async (part: string, path: RegExp) => {
    // On a phone interests and keywords are among the details of the audience.
    if (part === "interests" || part === "keywords") await details.click()
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

  // What is left to Facebook is off until it is chosen, and both choices reach its ad set and creative.
  const leave = async (choice: "expandsAudience" | "adjustsLook") => {
    const field = page.getByRole("switch", { name: say(`launch:automation.${choice}.label`) })
    await page.getByText(say("launch:automation.advanced")).click()
    await expect(field).not.toBeChecked()
    await choose(field)
    await expect(field).toBeChecked()
  }
  await expect(page.getByText(say("launch:automation.expandsAudience.on"))).toHaveCount(0)
  await edit("audience", /ageGenderTarget$/i)
  await leave("expandsAudience")
  await visitor.check()
  await proceed()
  await arrive(/locationTargeting$/i)
  await proceed()
  await arrive(/linkAccounts$/i)
  await details.click()
  await expect(page.getByText(say("launch:automation.expandsAudience.on"))).toBeVisible()
  await page
    .getByRole("button", { name: say("launch:review.edit", { part: say("launch:review.ads") }) })
    .first()
    .click()
  await arrive(/imageCreativesCreative\/preview/i)
  await proceed()
  await arrive(/ImageCreativesAdPreview\/preview/i)
  await leave("adjustsLook")
  await visitor.check()
  await proceed()
  await arrive(/linkAccounts$/i)
  await expect(page.getByText(say("launch:automation.adjustsLook.on"))).toBeVisible()

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
  const [, campaign = ""] = /campaign\/(\d+)/u.exec(page.url()) ?? []
  await proceed()
  await leaveLaunched(visitor)
  const [social, ...search] = (await adsOf(sandbox(), campaign)).toSorted((one) => (one.network === "meta" ? -1 : 1))
  expect(social?.automation).toEqual(
    expect.arrayContaining(["advantage_audience", "image_brightness_and_contrast", "text_optimizations"]),
  )
  expect(search.map(({ automation }) => automation)).toEqual([undefined])
  expect(problems).toEqual([])
  await visitor.context.close()
})
