import type { FieldFailure } from "@domain/validation"
import { Result, Schema } from "effect"
import { limitedTo, requiredLine } from "./limited-line.ts"

/**
 * How many questions of its own a form has, how many answers a question offers, and how long their texts are. Meta names no
 * numbers in its description. Ours.
 */
export const questionLimits = { questions: 10, label: 80, fewestChoices: 2, mostChoices: 10, choice: 60 } as const

const Choice = Schema.Struct({ text: limitedTo(questionLimits.choice), isFitting: Schema.Boolean })
/** An answer that a lead can choose, and whether whoever chooses it fits what the business looks for. */
export type QuestionChoice = typeof Choice.Type

/** A question in the business's words: answered by one of its choices, or in a lead's own words where it has none. */
export const OwnQuestion = Schema.Struct({
  /** Names the question within its form, also when it is reworded or moved. */
  key: Schema.String.check(Schema.isPattern(/^[a-z0-9_]{1,40}$/u)),
  label: limitedTo(questionLimits.label),
  choices: Schema.optionalKey(Schema.Array(Choice).check(Schema.isMaxLength(questionLimits.mostChoices))),
})
export type OwnQuestion = typeof OwnQuestion.Type

/** The questions of a form in its order. */
export const OwnQuestions = Schema.Array(OwnQuestion).check(Schema.isMaxLength(questionLimits.questions))

/** Failures by the path of what is refused, such as `questions.0.choices.1`. */
export type Problems = Readonly<Record<string, FieldFailure>>

/** A text as answers are compared: case and needless spaces do not count. */
export const foldedAnswer = (text: string): string => text.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase()

const isDistinct = (texts: ReadonlyArray<string>): boolean => new Set(texts.map(foldedAnswer)).size === texts.length

const choiceProblems = (at: string, choices: ReadonlyArray<QuestionChoice>): Problems => {
  const texts = choices.map(({ text }) => requiredLine(text, questionLimits.choice))
  const lines = texts.flatMap((text) => (Result.isSuccess(text) ? [text.success] : []))
  const each = texts.flatMap((text, index) =>
    Result.isFailure(text) ? [[`${at}.${index}`, text.failure] as const] : [],
  )
  if (choices.length < questionLimits.fewestChoices || !isDistinct(lines))
    return { ...Object.fromEntries(each), [at]: { key: "validation.choicesTooFew" } }
  if (!choices.some(({ isFitting }) => isFitting))
    return { ...Object.fromEntries(each), [at]: { key: "validation.choicesAllUnfit" } }
  return Object.fromEntries(each)
}

/**
 * What keeps questions from being asked, by place: no words, too few or equal answers, none that fits, one asked twice, under
 * another's key or in the words of another question of the form. Ours.
 */
export const questionProblems = (questions: ReadonlyArray<OwnQuestion>, others: ReadonlyArray<string>): Problems => {
  const earlier = (index: number) =>
    [...others, ...questions.slice(0, index).map(({ label }) => label)].map(foldedAnswer)
  const isTwice = ({ key, label }: OwnQuestion, index: number) =>
    earlier(index).includes(foldedAnswer(label)) || questions.findIndex((one) => one.key === key) < index
  return Object.assign(
    {},
    ...questions.map((question, index): Problems => {
      const label = requiredLine(question.label, questionLimits.label)
      const at = `questions.${index}`
      return {
        ...(isTwice(question, index) && { [`${at}.label`]: { key: "validation.questionTwice" } }),
        ...(Result.isFailure(label) && { [`${at}.label`]: label.failure }),
        ...(question.choices !== undefined && choiceProblems(`${at}.choices`, question.choices)),
      }
    }),
  )
}

const tidy = (text: string, most: number): string => Result.getOrElse(requiredLine(text, most), () => text)

/** Questions with their texts in one line each. */
export const tidyQuestions = (questions: ReadonlyArray<OwnQuestion>): ReadonlyArray<OwnQuestion> =>
  questions.map(({ label, choices, ...question }) => ({
    ...question,
    label: tidy(label, questionLimits.label),
    ...(choices !== undefined && {
      choices: choices.map((choice) => ({ ...choice, text: tidy(choice.text, questionLimits.choice) })),
    }),
  }))

/** A key that no question of the form has. */
export const newQuestionKey = (questions: ReadonlyArray<OwnQuestion>): string => {
  const taken = new Set(questions.map(({ key }) => key))
  let number = questions.length + 1
  while (taken.has(`q${number}`)) number += 1
  return `q${number}`
}
