import { expect, test } from "vitest"
import { launchFactsOf } from "./launch-facts.ts"
import { emptyPlan } from "../testing/index.ts"

const budget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 350_00,
  days: 7,
} as const

const nothing = { paid: false, socialCopyAccepted: false, searchCopyAccepted: false, bannerCopyAccepted: false }

test("a launch asks for what the sections hold, and no more", () => {
  const plan = emptyPlan({
    business: { name: "Rye", services: ["Bread"] },
    contact: { phone: "+918041234567" },
    creative: { objective: "Calls", promoteServices: ["Bread"], creativeDetail: {} },
    targeting: { channels: ["Social"], keywords: ["bread"] },
    budget: { budget },
  })
  expect(launchFactsOf(plan, true)).toEqual({
    services: ["Bread"],
    phone: "+918041234567",
    objective: "Calls",
    promoteServices: ["Bread"],
    channels: ["Social"],
    keywords: ["bread"],
    budget,
    paid: true,
    socialCopyAccepted: false,
    searchCopyAccepted: false,
    bannerCopyAccepted: false,
  })
  expect(launchFactsOf(emptyPlan(), false)).toEqual(nothing)
})

test("a launch for messages asks who receives them", () => {
  const plan = emptyPlan({
    contact: { phone: "+918041234567" },
    creative: { objective: "InstantMessages", messagingApp: "WhatsApp", whatsAppNumber: "+919812345678" },
  })
  expect(launchFactsOf(plan, false)).toMatchObject({
    messagingApp: "WhatsApp",
    whatsAppNumber: "+919812345678",
    answersOnInstagram: false,
  })
})

test("what a plan does not hold is no fact of its launch", () => {
  expect(launchFactsOf(emptyPlan(), false)).toEqual(nothing)
})
