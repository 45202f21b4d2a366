import { law } from "@domain/kernel/testing"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { LeadForm } from "../lead-form.ts"
import { anyLeadForm } from "../testing/index.ts"
import { newQuestionKey } from "./own-question.ts"
import { checkedSavedForm, differingForm, SavedLeadForm } from "./saved-lead-form.ts"

const kept = fc
  .record({ name: fc.constantFrom("Enquiry", " Summer  offers ", "טופס"), form: anyLeadForm })
  .map((content) => Result.getOrThrow(checkedSavedForm(content)))
const content = {
  name: "Enquiry",
  form: {
    title: "Ask us",
    description: "We answer today",
    completionTitle: "Thank you",
    completionDescription: "We call you back",
    fields: ["Name", "Phone"],
    consents: ["Contact"],
  },
} as const satisfies { name: string; form: LeadForm }
const changed = (form: Partial<LeadForm>) => differingForm(content, { ...content, form: { ...content.form, ...form } })
const problemsOf = (form: Partial<LeadForm>) =>
  Result.getOrUndefined(Result.flip(checkedSavedForm({ ...content, form: { ...content.form, ...form } })))

test("a checked form stays as it is when it is checked, written and read again", () => {
  law(
    fc.property(kept, fc.integer({ min: 1, max: 99 }), (form, version) => {
      expect(Result.getOrThrow(checkedSavedForm(form))).toEqual(form)
      const saved: SavedLeadForm = { id: 7, version, ...form }
      const codec = Schema.toCodecJson(SavedLeadForm)
      const read = Schema.decodeUnknownSync(codec)(JSON.parse(JSON.stringify(Schema.encodeSync(codec)(saved))))
      expect(read).toEqual(saved)
      expect(differingForm(read, form)).toEqual([])
    }),
  )
})

test("a difference is seen from both sides", () => {
  law(
    fc.property(kept, kept, (one, other) => {
      expect(differingForm(one, other)).toEqual(differingForm(other, one))
    }),
  )
})

test("a new question's key is its form's alone", () => {
  law(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (numbers) => {
      const questions = numbers.map((number) => ({ key: `q${number}`, label: "When?" }))
      expect(questions.map(({ key }) => key)).not.toContain(newQuestionKey(questions))
    }),
  )
})

test("each part that changed is named, and no other", () => {
  const question = { key: "q1", label: "When?" }
  const choices = [
    { text: "Now", isFitting: true },
    { text: "Later", isFitting: true },
  ]
  expect(differingForm(content, { ...content, name: "Other" })).toEqual(["name"])
  expect(changed({ title: "Ask" })).toEqual(["intro"])
  expect(changed({ fields: ["Phone", "Name"] })).toEqual(["fields"])
  expect(changed({ questions: [question] })).toEqual(["questions"])
  expect(changed({ consents: [] })).toEqual(["consents"])
  expect(changed({ privacyUrl: "https://a.example" })).toEqual(["privacy"])
  expect(changed({ thanks: { button: "Call" } })).toEqual(["thanks"])
  const asked = { ...content.form, questions: [{ ...question, choices }] }
  const judging = choices.map((choice) => ({ ...choice, isFitting: choice.text === "Now" }))
  const judged = { ...asked, questions: [{ ...question, choices: judging }] }
  expect(differingForm({ ...content, form: asked }, { ...content, form: judged })).toEqual(["fit"])
})

test("failures are told by the path of the question, answer or consent", () => {
  const long = "x".repeat(301)
  const choice = { text: "Now", isFitting: true }
  const problems = problemsOf({
    questions: [
      { key: "q1", label: " " },
      { key: "q2", label: "When?", choices: [choice] },
      { key: "q3", label: "when? ", choices: [{ ...choice, text: "" }, choice] },
      {
        key: "q4",
        label: "Why?",
        choices: [
          { text: "a", isFitting: false },
          { text: "b", isFitting: false },
        ],
      },
    ],
    consentTerms: [{ consent: "Contact", isRequired: true, texts: [{ language: "he", text: long }] }],
    thanks: { button: "Call", buttonText: long },
  })
  expect(problems).toEqual({
    "questions.0.label": { key: "validation.required" },
    "questions.1.choices": { key: "validation.choicesTooFew" },
    "questions.2.label": { key: "validation.questionTwice" },
    "questions.2.choices.0": { key: "validation.required" },
    "questions.3.choices": { key: "validation.choicesAllUnfit" },
    "consentTerms.Contact.he": { key: "validation.textTooLong", params: { most: 300 } },
    "thanks.buttonText": { key: "validation.textTooLong", params: { most: 30 } },
  })
})

test("a question in the words of the title is asked twice with the service", () => {
  const questions = [{ key: "q1", label: "Ask  us" }]
  expect(problemsOf({ questions })).toBeUndefined()
  expect(problemsOf({ questions, fields: ["ServiceNeeded"] })).toEqual({
    "questions.0.label": { key: "validation.questionTwice" },
  })
})

test("empty own words of a consent are its usual words", () => {
  const terms = { consent: "Contact", isRequired: true, texts: [{ language: "en", text: " " }] } as const
  const saved = checkedSavedForm({ ...content, form: { ...content.form, consentTerms: [terms] } })
  expect(Result.getOrThrow(saved).form.consentTerms).toBeUndefined()
})

test("two questions of a form never share a key", () => {
  const questions = [
    { key: "q1", label: "When?" },
    { key: "q1", label: "Where?" },
  ]
  expect(problemsOf({ questions })).toEqual({ "questions.1.label": { key: "validation.questionTwice" } })
  expect(problemsOf({ questions: questions.slice(1) })).toBeUndefined()
})
