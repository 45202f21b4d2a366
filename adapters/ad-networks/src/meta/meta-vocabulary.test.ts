import { expect, test } from "vitest"
import { objectives } from "@domain/creatives"
import { vocabularyOf } from "./meta-vocabulary.ts"

const goals = (version: string) =>
  objectives.map((objective) => {
    const { objective: name, optimizationGoal } = vocabularyOf(version).objectives[objective]
    return `${name}/${optimizationGoal}`
  })

test("old versions speak of link clicks and leads, new ones of outcomes", () => {
  expect(goals("v8.0")).toEqual([
    "LINK_CLICKS/LINK_CLICKS",
    "LEAD_GENERATION/LEAD_GENERATION",
    "LINK_CLICKS/LINK_CLICKS",
    "MESSAGES/REPLIES",
  ])
  expect(goals("v24.0")).toEqual([
    "OUTCOME_LEADS/QUALITY_CALL",
    "OUTCOME_LEADS/LEAD_GENERATION",
    "OUTCOME_TRAFFIC/LINK_CLICKS",
    "OUTCOME_ENGAGEMENT/CONVERSATIONS",
  ])
})

test("buttons that a version lacks fall back to the nearest it has", () => {
  expect(vocabularyOf("v8.0").callsToAction).toMatchObject({
    CallNow: "CALL",
    BookNow: "BOOK_TRAVEL",
    VisitWebsite: "LEARN_MORE",
    VisitStore: "GET_DIRECTIONS",
  })
  expect(vocabularyOf("v24.0").callsToAction).toMatchObject({
    CallNow: "CALL_NOW",
    BookNow: "BOOK_NOW",
    VisitWebsite: "VISIT_WEBSITE",
  })
})

test("the Instagram identity changed its name with version 22", () => {
  expect(vocabularyOf("v21.0").instagramField).toBe("instagram_actor_id")
  expect(vocabularyOf("v22.0").instagramField).toBe("instagram_user_id")
})
