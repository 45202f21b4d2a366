import { expect, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { fillInTheDraft, launch, pay } from "../journey.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** Both languages and both widths in each market. */
const journeys = [
  { region: "IN", demoSite: "sunrise-dental", language: "en", width: 390 },
  { region: "IN", demoSite: "sunrise-dental", language: "he", width: 1440 },
  { region: "GB", demoSite: "harbour-rye", language: "en", width: 1440 },
  { region: "GB", demoSite: "harbour-rye", language: "he", width: 390 },
] as const

/** A positive amount; the dashboard shows none before the first delivery. */
const spentSomething = /[₹£](?:0\.0?[1-9]|[1-9])/

for (const { region, demoSite, language, width } of journeys) {
  test(`${region}, ${language}, ${width} px: from a website's address to live numbers`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, arrive, problems } = visitor
    await fillInTheDraft(visitor, { region, demoSite })
    await pay(visitor, region, { twice: true })
    const { profile, campaign } = await launch(visitor)

    expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)

    await page.goto(`${origin()}/app/${profile}/dashboard`)
    await arrive(/\/dashboard$/)
    // An open page updates itself, which costs less than reloading it repeatedly.
    await expect(page.locator("main")).toContainText(spentSomething, { timeout: 60_000 })
    for (const place of ["campaigns", `campaigns/${campaign}`, "leads", "wallet"]) {
      await page.goto(`${origin()}/app/${profile}/${place}`)
      await arrive(new RegExp(`/${place}$`))
    }
    expect(problems).toEqual([])
    await visitor.context.close()
  })
}
