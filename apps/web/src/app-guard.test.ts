import type { PageId } from "@domain/launch"
import { campaignPage } from "@domain/pages"
import { expect, test } from "vitest"
import { openCampaignDraft } from "./app-guard.ts"
import { requireUser } from "./require-user.ts"

const nobody = { restore: async () => ({ status: "anonymous" }), state: () => ({ status: "anonymous" }) }
const noDraft = { state: () => ({ details: undefined }) }

const opened = (page: PageId) =>
  openCampaignDraft(nobody as never, noDraft as never, campaignPage(page).access, {
    request: new Request(`https://localhost/app/7/campaign/3/${page}`),
    params: { businessProfileId: "7", campaignId: "3" },
    context: {} as never,
  } as never)

test("the page of keywords asks nobody to log in, the pages beside it do", async () => {
  await expect(opened("googleKeywords")).resolves.toBeUndefined()
  const asked = await opened("fbInterests").catch((redirect: unknown) => redirect)
  expect((asked as Response).headers.get("location")).toBe("/login?redirect=%2Fapp%2F7%2Fcampaign%2F3%2FfbInterests")
})

const placeOf = async (path: string, needsSecondFactor: boolean) => {
  const session = { restore: async () => ({ status: "signedIn", needsSecondFactor }) }
  const answer = await requireUser(session as never, new Request(`https://localhost${path}`)).catch(
    (it: Response) => it,
  )
  return answer instanceof Response ? answer.headers.get("location") : "here"
}

test("whoever needs a second factor is led there, and keeps where they were going", async () => {
  expect(await placeOf("/portal?tab=people", true)).toBe("/secondFactor?redirect=%2Fportal%3Ftab%3Dpeople")
  expect(await placeOf("/secondFactor?redirect=%2Fportal", true)).toBe("here")
  expect(await placeOf("/SecondFactor", true)).toBe("here")
  expect(await placeOf("/portal", false)).toBe("here")
})
