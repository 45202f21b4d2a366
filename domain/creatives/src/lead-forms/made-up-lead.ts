import { patternsFor } from "../copy/languages.ts"
import type { LeadForm } from "../lead-form.ts"
import type { LeadFormField } from "./asked.ts"
import { type FormAnswer, type FormFit, leadFit } from "./lead-fit.ts"
import type { OwnQuestion } from "./own-question.ts"

/** An answer to an own question by its key. */
export interface KeyedAnswer {
  readonly key: string
  readonly answer: string
}

/** A made-up lead to try a form with: what it gives to each field and own question, and the consents it agrees to. */
export interface MadeUpLead {
  readonly fields: Readonly<Partial<Record<LeadFormField, string>>>
  readonly answers: ReadonlyArray<KeyedAnswer>
  /** Consents in small letters, as the boxes of a form are named. */
  readonly consents: ReadonlyArray<string>
}

/** A number that Ofcom keeps for made-up people. */
const nobodysPhone = "+447700900123"

/** The facts that a made-up lead is made of. */
export interface MadeUpFacts {
  /** BCP 47 tag of the form. */
  readonly language: string
  /** The business's own number, so that a call back reaches nobody else. */
  readonly phone?: string | undefined
  readonly services: ReadonlyArray<string>
}

const answerTo = ({ key, choices }: OwnQuestion, chosen: ReadonlyArray<KeyedAnswer>, usual: string): string => {
  const given = chosen.find((one) => one.key === key)?.answer.trim() ?? ""
  if (choices === undefined) return given === "" ? usual : given
  return choices.find(({ text }) => text === given)?.text ?? choices[0]?.text ?? ""
}

/** A made-up lead that gives everything a form asks; own questions are answered as chosen, else by the first choice. Ours. */
export const madeUpLead = (
  { fields, consents, questions = [] }: Pick<LeadForm, "fields" | "consents" | "questions">,
  { language, phone = nobodysPhone, services }: MadeUpFacts,
  chosen: ReadonlyArray<KeyedAnswer>,
): MadeUpLead => {
  const { name, answer, city, service } = patternsFor(language).leadForm.madeUp
  const given: Readonly<Record<LeadFormField, string>> = {
    Name: name,
    Email: "test@example.com",
    Phone: phone,
    ServiceNeeded: services[0] ?? service,
    City: city,
  }
  return {
    fields: Object.fromEntries(fields.map((field) => [field, given[field]])),
    answers: questions.map((question) => ({ key: question.key, answer: answerTo(question, chosen, answer) })),
    consents: consents.map((consent) => consent.toLowerCase()),
  }
}

/** What the owner would see of a lead: its answers in the form's words, and whether it fits. */
export interface RehearsedLead {
  readonly answers: ReadonlyArray<FormAnswer>
  readonly fit?: FormFit
}

/** What the owner would see of a lead with these answers, without a network. Ours. */
export const rehearsedLead = (
  questions: ReadonlyArray<OwnQuestion>,
  { answers }: Pick<MadeUpLead, "answers">,
): RehearsedLead => {
  const worded = questions.flatMap(({ key, label }) =>
    answers.filter((given) => given.key === key).map(({ answer }) => ({ question: label, answer })),
  )
  const fit = leadFit(questions, worded)
  return { answers: worded, ...(fit !== undefined && { fit }) }
}
