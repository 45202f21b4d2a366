import { Effect } from "effect"
import { handler } from "@application/kernel"
import { linkSession, updateBetween } from "@domain/signup"
import { ChangeCampaignDetails, LinkCampaignSession } from "../contract/campaign-details.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { applyToSession } from "./business-details.ts"
import { accessibleSessionForUpdate } from "./session-access.ts"
import { saveSession } from "./session-changes.ts"

/** Locks both sessions before the campaign, in the order in which saving does. */
export const linkCampaignSession = handler(
  LinkCampaignSession,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, sessionId }) {
    const drafts = yield* CampaignDrafts
    const session = yield* accessibleSessionForUpdate(sessionId)
    const beforeId = yield* drafts.sessionOf(businessProfileId, campaignId)
    if (beforeId === sessionId) return {}
    const before = yield* Effect.orDie((yield* SessionRepository).forUpdate(beforeId))
    const linked = yield* Effect.fromResult(linkSession(session.details, before.details, campaignId))
    yield* drafts.link(businessProfileId, campaignId, sessionId)
    yield* saveSession(before, linked.before)
    yield* saveSession(session, linked.session)
    return {}
  }),
)

export const changeCampaignDetails = handler(
  ChangeCampaignDetails,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, data, ...madeFrom }) {
    const sessionId = yield* (yield* CampaignDrafts).sessionOf(businessProfileId, campaignId)
    const { before, saved } = yield* applyToSession({ sessionId, changes: data, ...madeFrom })
    return updateBetween(before, saved, data)
  }),
)
