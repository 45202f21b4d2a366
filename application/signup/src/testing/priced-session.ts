import { Effect } from "effect"
import { TestClock } from "effect/testing"
import type { SessionParts } from "@domain/signup"
import type { CampaignBudget } from "@domain/campaigns"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "./fresh-session.ts"

/** The least that is sold in India, for ten days. */
export const budget: CampaignBudget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 350_00,
  days: 10,
}

export const { sessionId } = freshSession(1).details

/** The afternoon of 21 September 2026 in London, the evening in India. */
export const today = 1_790_000_000_000

/** Stores the session today. */
export const stored = (changes: SessionParts = {}) =>
  Effect.flatMap(SessionRepository, (sessions) =>
    Effect.andThen(TestClock.setTime(today), sessions.create(freshSession(1, changes))),
  )
