import { Result } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"
import { linkSession } from "./link-session.ts"
import { begunSession } from "./testing/session.arbitrary.ts"

const begun = begunSession()
const campaignId = CampaignId.make(12)
const businessProfileId = BusinessProfileId.make(7)
const owner = { userId: UserId.make(3), ownerEmail: "asha@example.com", businessProfileId }
const before = { ...begun, ...owner, campaignId }

test("a linked session has the owner of the one it replaces, which has no campaign", () => {
  const linked = Result.getOrThrow(linkSession({ ...begun, encodedId: "another" }, before, campaignId))
  expect(linked.session).toMatchObject({ ...owner, campaignId, encodedId: "another", launchState: "Signup" })
  expect(linked.before).toMatchObject(owner)
  expect(linked.before).not.toHaveProperty("campaignId")
})

test.each([
  ["otherProfile", { businessProfileId: BusinessProfileId.make(8) }, {}],
  ["otherCampaign", { businessProfileId, campaignId: CampaignId.make(13) }, {}],
  ["otherRegion", { region: "GB" }, {}],
  ["paid", {}, { paid: true }],
] as const)("a session is not linked for the reason %s", (reason, of, beforeOf) => {
  const refused = linkSession({ ...begun, ...of }, { ...before, ...beforeOf }, campaignId)
  expect(Result.getOrThrow(Result.flip(refused))).toMatchObject({ _tag: "SessionNotLinkable", errorCode: 1006, reason })
})
