import fc from "fast-check"
import type { LeadForm } from "../lead-form.ts"
import type { ConsentTerms } from "../lead-forms/consent-terms.ts"
import { foldedAnswer, type OwnQuestion } from "../lead-forms/own-question.ts"
import type { ThanksPage } from "../lead-forms/thanks-page.ts"

const formText = fc.constantFrom("Ask us", "דברו איתנו", "हमसे पूछें", " padded ")
const consent = fc.constantFrom<LeadForm["consents"][number]>("Contact", "Newsletter", "Promotions", "Retargeting")
const answer = fc.constantFrom("Yes", "No", "This week", "Next  month", "כן", "לא", "हाँ", "Under ₹5,000", "2–3 rooms")
const label = fc.constantFrom("When?", "Own or rent?", "What budget?", "מתי?", "कब?", " How many rooms? ")

/** Answers to choose from, each different; the first fits. */
const anyChoices = fc
  .uniqueArray(fc.record({ text: answer, isFitting: fc.boolean() }), {
    minLength: 2,
    maxLength: 6,
    selector: ({ text }) => foldedAnswer(text),
  })
  .map((choices) => choices.map((choice, index) => (index === 0 ? { ...choice, isFitting: true } : choice)))

/** Questions that can be asked, each once. */
export const anyQuestions: fc.Arbitrary<ReadonlyArray<OwnQuestion>> = fc
  .uniqueArray(fc.record({ label, choices: anyChoices }, { requiredKeys: ["label"] }), {
    maxLength: 4,
    selector: (question) => foldedAnswer(question.label),
  })
  .map((questions) => questions.map((question, index) => ({ key: `q${index + 1}`, ...question })))

const anyTerms: fc.Arbitrary<ReadonlyArray<ConsentTerms>> = fc.uniqueArray(
  fc.record({
    consent,
    isRequired: fc.boolean(),
    texts: fc.uniqueArray(
      fc.record({
        language: fc.constantFrom("en", "he"),
        text: fc.constantFrom("You may call me.", "מותר להתקשר אליי.", " "),
      }),
      { maxLength: 2, selector: ({ language }) => language },
    ),
  }),
  { maxLength: 4, selector: (terms) => terms.consent },
)

const anyThanks: fc.Arbitrary<ThanksPage> = fc.record(
  {
    button: fc.constantFrom("Website", "Call", "None"),
    buttonText: fc.constantFrom("Book now", "הזמינו עכשיו", " "),
  },
  { requiredKeys: ["button"] },
)

/** A form whose every field can be published. */
export const anyLeadForm: fc.Arbitrary<LeadForm> = fc.record(
  {
    title: formText,
    description: formText,
    completionTitle: formText,
    completionDescription: formText,
    fields: fc.array(fc.constantFrom<LeadForm["fields"][number]>("Name", "Email", "Phone", "ServiceNeeded", "City"), {
      minLength: 1,
      maxLength: 6,
    }),
    consents: fc.array(consent),
    privacyUrl: fc.constantFrom("shop.example/privacy", "https://Shop.example/"),
    questions: anyQuestions,
    consentTerms: anyTerms,
    thanks: anyThanks,
  },
  { requiredKeys: ["title", "description", "completionTitle", "completionDescription", "fields", "consents"] },
)
