import { expect, test } from "vitest"
import { madeUpLead, rehearsedLead } from "./made-up-lead.ts"
import type { OwnQuestion } from "./own-question.ts"

const questions: ReadonlyArray<OwnQuestion> = [
  {
    key: "q1",
    label: "Own or rent?",
    choices: [
      { text: "Own", isFitting: true },
      { text: "Rent", isFitting: false },
    ],
  },
  { key: "q2", label: "Anything else?" },
]
const form = { fields: ["Name", "Phone", "ServiceNeeded"], consents: ["Contact"], questions } as const
const facts = { language: "en", services: ["Roofs"] }

test("a made-up lead gives all that the form asks, as chosen or by the first choice", () => {
  expect(madeUpLead(form, { ...facts, phone: "+912012345678" }, [{ key: "q2", answer: " No " }])).toEqual({
    fields: { Name: "Test lead", Phone: "+912012345678", ServiceNeeded: "Roofs" },
    answers: [
      { key: "q1", answer: "Own" },
      { key: "q2", answer: "No" },
    ],
    consents: ["contact"],
  })
})

test("a choice that the form does not offer is answered by its first choice", () => {
  const { answers } = madeUpLead(form, facts, [{ key: "q1", answer: "Neither" }])
  expect(answers[0]?.answer).toBe("Own")
})

test("a made-up lead without the business's number has a number of nobody", () => {
  expect(madeUpLead(form, facts, []).fields.Phone).toBe("+447700900123")
})

test("a rehearsal words the answers and judges them as an arrived lead's", () => {
  const rented = madeUpLead(form, facts, [{ key: "q1", answer: "Rent" }])
  expect(rehearsedLead(questions, rented)).toEqual({
    answers: [
      { question: "Own or rent?", answer: "Rent" },
      { question: "Anything else?", answer: "This is a test." },
    ],
    fit: { isFitting: false, because: "Own or rent?: Rent" },
  })
  expect(rehearsedLead([], rented)).toEqual({ answers: [] })
})
