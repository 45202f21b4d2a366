import { expect, test } from "@playwright/test"
import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { GetBusinessDetails, UpdateBusinessDetails } from "@application/signup/contract"
import { acceptCopy } from "@domain/creatives"
import { payOnly } from "../journey.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

for (const { language, width } of [
  { language: "en", width: 1440 },
  { language: "he", width: 390 },
] as const)
  test(`what networks refuse is mended and stated before the payment (${language})`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check, problems } = visitor
    const caller = apiCaller(origin())
    const { owner, sessionId } = await readyCampaign(sandbox(), caller, "sunrise-dental", "IN", language)
    const { creative } = await caller.ask(GetBusinessDetails, { sessionId })
    const { adDetail, searchAd } = creative.creativeDetail ?? {}
    if (adDetail === undefined || searchAd === undefined) throw new Error("The draft has no ads")
    const creativeDetail = {
      ...creative.creativeDetail,
      adDetail: acceptCopy({ ...adDetail, headline: "Pistols for a sore jaw", primaryText: "FREE check-up today!!" }),
      searchAd: acceptCopy({ ...searchAd, headlines: ["Gentle care!", ...searchAd.headlines.slice(1)] }),
    }
    await caller.ask(UpdateBusinessDetails, { sessionId, changes: { creative: { creativeDetail } } })

    await logIn(visitor, owner)
    await page.goto(`${origin()}/signup/budget?sessionId=${sessionId}`)
    await arrive(/\/budget$/i)
    const found = page.getByRole("region", { name: say("policy:title") })
    await expect(found.getByRole("listitem")).toHaveCount(4)
    await expect(found.getByRole("link").first()).toHaveAttribute("href", /transparency\.meta\.com/)
    await check()

    // What seems banned is paid for by nobody, whatever the page shows.
    await expect(page.getByText(say("failures:campaigns.missing.allowedWords"))).toBeVisible()
    await found.getByRole("button", { name: say("policy:useAll", { count: "3" }) }).click()
    await expect(found.getByRole("listitem")).toHaveCount(1)
    await found.getByRole("button", { name: say("policy:notSo") }).click()
    await expect(found.getByText(say("policy:stated"))).toBeVisible()
    await expect(page.getByText(say("failures:campaigns.missing.allowedWords"))).toHaveCount(0)
    await check()

    await payOnly(visitor, "IN")
    await expect(page.getByRole("heading", { level: 1, name: say("launch:payment.thanks") })).toBeVisible()
    const { creative: paid } = await caller.ask(GetBusinessDetails, { sessionId })
    expect(paid.creativeDetail?.adDetail?.primaryText).toBe("Free check-up today!")
    expect(paid.creativeDetail?.searchAd?.headlines[0]).toBe("Gentle care")
    expect(paid.policyStatements).toEqual([{ topic: "weapons", words: "Pistols", text: "Pistols for a sore jaw" }])
    expect(problems).toEqual([])
    await visitor.context.close()
  })
