import { expect, test } from "vitest"
import { adDestination } from "./ad-destination.ts"
import { allowedCallsToAction, defaultCallToAction } from "./call-to-action.ts"
import { objectives } from "./objective.ts"

test("each objective allows the specification's buttons, in its order", () => {
  expect(objectives.map(allowedCallsToAction)).toEqual([
    ["CallNow"],
    ["GetOffer", "LearnMore", "BookNow", "ApplyNow", "GetQuote"],
    ["GetOffer", "LearnMore", "VisitWebsite", "BookNow", "ApplyNow", "GetQuote"],
    ["LearnMore", "BookNow", "ApplyNow", "GetQuote", "SendMessage"],
  ])
})

test("an offer proposes Get Offer where allowed, else the objective's button", () => {
  expect(objectives.map((goal) => defaultCallToAction(goal, true))).toEqual([
    "CallNow",
    "GetOffer",
    "GetOffer",
    "SendMessage",
  ])
  expect(objectives.map((goal) => defaultCallToAction(goal, false))).toEqual([
    "CallNow",
    "LearnMore",
    "VisitWebsite",
    "SendMessage",
  ])
})

test("leads are asked for in the words of the trade", () => {
  const trades = ["food", "visit", "job", "shop", "class", "advice", "stay"] as const
  expect(trades.map((trade) => defaultCallToAction("LeadGeneration", false, trade))).toEqual([
    "LearnMore",
    "BookNow",
    "GetQuote",
    "LearnMore",
    "LearnMore",
    "LearnMore",
    "BookNow",
  ])
})

test("calls and messages lead to the phone, leads to the form, visits to the website", () => {
  expect(objectives.map((goal) => adDestination[goal])).toEqual(["phone", "leadForm", "website", "phone"])
})
