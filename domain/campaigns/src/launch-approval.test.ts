import { Result } from "effect"
import { expect, test } from "vitest"
import { CampaignId } from "@domain/kernel"
import { ApprovalStanding, approvedLaunch } from "./launch-approval.ts"

const launched = (isNeeded: boolean, standing: ApprovalStanding) =>
  approvedLaunch(CampaignId.make(7), { isNeeded, standing, changedParts: ["budget"] })

test("an agent's campaign is launched once it is approved, and in no other standing", () => {
  const passing = ApprovalStanding.literals.filter((standing) => Result.isSuccess(launched(true, standing)))
  expect(passing).toEqual(["Approved"])
  expect(launched(true, "Void")).toMatchObject({
    failure: { errorCode: 1032, campaignId: 7, standing: "Void", changedParts: ["budget"] },
  })
})

test("an owner's own campaign needs no approval", () => {
  expect(ApprovalStanding.literals.every((standing) => Result.isSuccess(launched(false, standing)))).toBe(true)
})
