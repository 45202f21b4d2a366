import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyQuestions } from "../testing/index.ts"
import { judgesLeads, leadFit } from "./lead-fit.ts"
import type { OwnQuestion } from "./own-question.ts"

/** Each question with one of its answers, or in other words. */
const answersOf = (questions: ReadonlyArray<OwnQuestion>, picks: ReadonlyArray<number>) =>
  questions.map(({ label, choices = [] }, index) => {
    const pick = picks[index % picks.length] ?? 0
    return { question: ` ${label.toUpperCase()} `, answer: choices[pick % (choices.length + 1)]?.text ?? "Perhaps" }
  })
const anyPicks = fc.array(fc.nat(), { minLength: 1, maxLength: 4 })
const rooms: OwnQuestion = {
  key: "q1",
  label: "How many rooms?",
  choices: [
    { text: "One", isFitting: false },
    { text: "More", isFitting: true },
  ],
}

test("a form with a rule judges every lead, and one without judges none", () => {
  law(
    fc.property(anyQuestions, anyPicks, (questions, picks) => {
      expect(leadFit(questions, answersOf(questions, picks)) !== undefined).toBe(judgesLeads(questions))
    }),
  )
})

test("a lead is marked exactly where an answer does not fit, and told by which", () => {
  law(
    fc.property(anyQuestions, anyPicks, (questions, picks) => {
      const answers = answersOf(questions, picks)
      const unfit = questions.flatMap(({ label, choices = [] }, index) =>
        choices
          .filter(({ text, isFitting }) => !isFitting && text === answers[index]?.answer)
          .map(({ text }) => `${label}: ${text}`),
      )
      const fit = leadFit(questions, answers)
      expect(fit?.isFitting ?? true).toBe(unfit.length === 0)
      expect(fit?.because).toBe(unfit.length === 0 ? undefined : unfit.join(" · "))
    }),
  )
})

test("the order of answers changes no judgement", () => {
  law(
    fc.property(anyQuestions, anyPicks, (questions, picks) => {
      const answers = answersOf(questions, picks)
      expect(leadFit(questions, answers.toReversed())).toEqual(leadFit(questions, answers))
    }),
  )
})

test("what was not answered speaks against nobody", () => {
  expect(leadFit([rooms], [])).toEqual({ isFitting: true })
  expect(leadFit([rooms], [{ question: rooms.label, answer: "ONE " }])).toEqual({
    isFitting: false,
    because: "How many rooms?: One",
  })
})
