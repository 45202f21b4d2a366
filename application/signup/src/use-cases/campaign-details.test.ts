import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, type SessionId, UserId } from "@domain/kernel"
import type { SessionParts } from "@domain/signup"
import { SessionRepository } from "../ports/session-repository.ts"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { asUser, detailsFor, inSignup } from "../testing/in-signup.ts"
import { changeCampaignDetails, linkCampaignSession } from "./campaign-details.ts"

const businessProfileId = BusinessProfileId.make(7)
const asOwner = asUser(1, [businessProfileId])
const { sessionId: first } = freshSession(1).details
const { sessionId: second } = freshSession(2).details

/** Profile 7's draft campaign on the first session, and a second session without an owner. */
const withCampaign = Effect.fnUntraced(function* (parts: SessionParts = {}, other: SessionParts = {}) {
  const sessions = yield* SessionRepository
  const { open } = yield* CampaignDrafts
  const campaignId = yield* open({ businessProfileId, sessionId: first, name: "Rye", region: "IN" })
  const owned = { userId: UserId.make(1), businessProfileId, campaignId }
  yield* sessions.create(freshSession(1, { ...owned, ...parts }))
  yield* sessions.create(freshSession(2, { business: { name: "Rye & Sons" }, ...other }))
  return { businessProfileId, campaignId }
})

test("a linked session is its campaign's and profile's, the earlier one no longer", async () => {
  const [campaignId, session, before, sessionId] = await inSignup(
    Effect.gen(function* () {
      const campaign = yield* withCampaign()
      yield* asOwner(linkCampaignSession.handle({ ...campaign, sessionId: second }))
      yield* asOwner(linkCampaignSession.handle({ ...campaign, sessionId: second }))
      const { byId } = yield* SessionRepository
      return [
        campaign.campaignId,
        (yield* byId(second)).details,
        (yield* byId(first)).details,
        yield* (yield* CampaignDrafts).sessionOf(businessProfileId, campaign.campaignId),
      ] as const
    }),
  )
  expect(sessionId).toBe(second)
  expect(session).toMatchObject({ userId: 1, businessProfileId, campaignId, business: { name: "Rye & Sons" } })
  expect(session.revision).toBe(2)
  expect(before).not.toHaveProperty("campaignId")
})

test("a launched or paid campaign keeps its session, and nothing changes", async () => {
  const refusalOf = (parts: SessionParts, isLaunched: boolean) =>
    inSignup(
      Effect.gen(function* () {
        const campaign = yield* withCampaign(parts)
        const { table } = yield* MemoryDatabase
        if (isLaunched) table("launched-campaigns").set(campaign.campaignId, true)
        const refusal = yield* Effect.flip(asOwner(linkCampaignSession.handle({ ...campaign, sessionId: second })))
        const { details } = yield* (yield* SessionRepository).byId(second)
        return [refusal._tag, details.revision] as const
      }),
    )
  expect(await refusalOf({ paid: true }, false)).toEqual(["SessionNotLinkable", 1])
  expect(await refusalOf({}, true)).toEqual(["CampaignMoveNotAllowed", 1])
})

test("another's session and another profile's campaign cannot be linked", async () => {
  const [stranger, absent] = await inSignup(
    Effect.gen(function* () {
      const campaign = yield* withCampaign({}, { userId: UserId.make(9), businessProfileId: BusinessProfileId.make(9) })
      yield* (yield* SessionRepository).create(freshSession(3))
      const { sessionId: free } = freshSession(3).details
      const link = (named: { readonly businessProfileId: BusinessProfileId; readonly sessionId: SessionId }) =>
        Effect.flip(asOwner(linkCampaignSession.handle({ ...campaign, ...named })))
      return [
        yield* link({ businessProfileId, sessionId: second }),
        yield* link({ businessProfileId: BusinessProfileId.make(8), sessionId: free }),
      ] as const
    }),
  )
  expect([stranger._tag, absent._tag]).toEqual(["SessionBelongsToUser", "CampaignNotFound"])
})

const renamed = (name: string) => ({ business: { name } })

test("a campaign's details are changed by a difference; a stale one shows them", async () => {
  const [saved, refusal, details] = await inSignup(
    Effect.gen(function* () {
      const campaign = yield* withCampaign()
      const change = (name: string, revision: number) =>
        asOwner(changeCampaignDetails.handle({ ...campaign, data: renamed(name), revision }))
      return [
        yield* change("Rye Bakery", 1),
        yield* Effect.flip(change("Spelt Bakery", 1)),
        yield* asOwner(detailsFor({ sessionId: first })),
      ] as const
    }),
  )
  expect(saved).toMatchObject({ since: 1, revision: 2, changes: renamed("Rye Bakery") })
  expect(refusal).toMatchObject({
    _tag: "DetailsChanged",
    errorCode: 1001,
    fields: ["name"],
    details: { revision: 2, business: { name: "Rye Bakery" } },
  })
  expect(details.business.name).toBe("Rye Bakery")
})

test("details of a campaign in review are not changed, and of an absent one not found", async () => {
  const [frozen, absent] = await inSignup(
    Effect.gen(function* () {
      const campaign = yield* withCampaign()
      const { table } = yield* MemoryDatabase
      table("launched-campaigns").set(campaign.campaignId, true)
      const change = (campaignId: CampaignId) =>
        Effect.flip(asOwner(changeCampaignDetails.handle({ businessProfileId, campaignId, data: renamed("Rye") })))
      return [yield* change(campaign.campaignId), yield* change(CampaignId.make(404))] as const
    }),
  )
  expect([frozen._tag, absent._tag]).toEqual(["DetailsFrozen", "CampaignNotFound"])
})
