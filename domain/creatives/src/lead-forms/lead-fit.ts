import { foldedAnswer, type OwnQuestion } from "./own-question.ts"

/** A question as a lead read it, and the answer. */
export interface FormAnswer {
  readonly question: string
  readonly answer: string
}

/** Whether a lead fits what the business looks for; `because` are the answers by which it does not. */
export interface FormFit {
  readonly isFitting: boolean
  readonly because?: string
}

/** Whether any answer of a form marks a lead. */
export const judgesLeads = (questions: ReadonlyArray<OwnQuestion>): boolean =>
  questions.some(({ choices = [] }) => choices.some(({ isFitting }) => !isFitting))

/**
 * Whether a lead fits by its answers, with the reason where it does not; undefined for a form without a rule. A question that was
 * not answered, or in other words than its choices, speaks against nobody. Ours.
 */
export const leadFit = (
  questions: ReadonlyArray<OwnQuestion>,
  answers: ReadonlyArray<FormAnswer>,
): FormFit | undefined => {
  if (!judgesLeads(questions)) return undefined
  const given = new Map(answers.map(({ question, answer }) => [foldedAnswer(question), foldedAnswer(answer)]))
  const against = questions.flatMap(({ label, choices = [] }) => {
    const answer = given.get(foldedAnswer(label))
    const chosen = choices.find(({ text }) => foldedAnswer(text) === answer)
    return chosen === undefined || chosen.isFitting ? [] : [`${label}: ${chosen.text}`]
  })
  return against.length === 0 ? { isFitting: true } : { isFitting: false, because: against.join(" · ") }
}
