import { errorCode } from "@domain/errors"
import { type Checked, viewName } from "@domain/validation"
import { Result, Schema } from "effect"
import { checkLeadForm, LeadForm } from "../lead-form.ts"
import type { OwnQuestion, Problems } from "./own-question.ts"

/** The most forms that a business saves. Ours. */
export const mostSavedForms = 50

/** The newest versions of a form that are kept; campaigns keep their own. Ours. */
export const mostFormVersions = 20

/** The number of a saved form. */
export const SavedLeadFormId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 40 }))

const FormName = Schema.String.check(Schema.isMaxLength(1_000))

/** A form that a business keeps under a name, to use it in campaigns. `version` counts its changes from 1. Ours. */
export const SavedLeadForm = Schema.Struct({
  id: SavedLeadFormId,
  name: FormName,
  version: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 31 - 1 })),
  form: LeadForm,
})
export type SavedLeadForm = typeof SavedLeadForm.Type

/** The saved form whose content a campaign took, and its version then. */
export const UsedLeadForm = Schema.Struct({
  id: SavedLeadForm.fields.id,
  name: SavedLeadForm.fields.name,
  version: SavedLeadForm.fields.version,
})
export type UsedLeadForm = typeof UsedLeadForm.Type

/** The business has as many saved forms as it may. Ours. */
export class TooManyLeadForms extends Schema.TaggedError<TooManyLeadForms>()("TooManyLeadForms", {
  errorCode: errorCode(1006),
  most: Schema.Int,
}) {}

/** No such saved form. Ours; spec: error catalogue, 104. */
export class SavedLeadFormNotFound extends Schema.TaggedError<SavedLeadFormNotFound>()("SavedLeadFormNotFound", {
  errorCode: errorCode(104),
  formId: Schema.Int,
}) {}

/** Somebody else has changed the form since it was read; it is told as it is now. Ours. */
export class SavedLeadFormChanged extends Schema.TaggedError<SavedLeadFormChanged>()("SavedLeadFormChanged", {
  errorCode: errorCode(1006),
  form: SavedLeadForm,
}) {}

/** The version is no longer kept. Ours; spec: error catalogue, 104. */
export class LeadFormVersionGone extends Schema.TaggedError<LeadFormVersionGone>()("LeadFormVersionGone", {
  errorCode: errorCode(104),
  version: Schema.Int,
}) {}

/** The campaign shows no ad with the form, so that nothing can be sent through it. Ours. */
export class LeadFormNotLive extends Schema.TaggedError<LeadFormNotLive>()("LeadFormNotLive", {
  errorCode: errorCode(1006),
}) {}

/** The network did not take the test lead; `reason` is in its own words, and a passing failure may be gone at the next try. Ours. */
export class LeadFormTestFailed extends Schema.TaggedError<LeadFormTestFailed>()("LeadFormTestFailed", {
  errorCode: errorCode(1006),
  reason: Schema.String,
  isPassing: Schema.Boolean,
}) {}

/** What is saved of a form. */
export type SavedFormContent = Pick<SavedLeadForm, "name" | "form">

/** Checks a form and its name. All failures are returned, by path. Ours. */
export const checkedSavedForm = ({ name, form }: SavedFormContent): Result.Result<SavedFormContent, Problems> => {
  const named: Checked<string> = viewName(name)
  const checked = checkLeadForm(form)
  return Result.isFailure(named) || Result.isFailure(checked)
    ? Result.fail({
        ...(Result.isFailure(named) && { name: named.failure }),
        ...(Result.isFailure(checked) && checked.failure),
      })
    : Result.succeed({ name: named.success, form: checked.success })
}

/** The parts of a form in which two versions can differ. */
export const formParts = ["name", "intro", "fields", "questions", "fit", "consents", "privacy", "thanks"] as const
/** One of these parts. */
export type FormPart = (typeof formParts)[number]

const wordsOf = ({ label, choices }: OwnQuestion) => [label, choices?.map(({ text }) => text)]
const rulesOf = ({ label, choices = [] }: OwnQuestion) =>
  choices.flatMap(({ text, isFitting }) => (isFitting ? [] : [[label, text]]))

const signs: Readonly<Record<FormPart, (content: SavedFormContent) => unknown>> = {
  name: ({ name }) => name,
  intro: ({ form }) => [form.title, form.description],
  fields: ({ form }) => form.fields,
  questions: ({ form: { questions = [] } }) => questions.map(wordsOf),
  fit: ({ form: { questions = [] } }) => questions.flatMap(rulesOf),
  consents: ({ form: { consents, consentTerms = [] } }) => [consents, consentTerms],
  privacy: ({ form: { privacyUrl = "" } }) => privacyUrl,
  thanks: ({ form: { completionTitle, completionDescription, thanks } }) => [
    completionTitle,
    completionDescription,
    thanks?.button ?? "Website",
    thanks?.buttonText ?? "",
  ],
}

/** The parts in which two forms differ, in the order of a form. */
export const differingForm = (one: SavedFormContent, other: SavedFormContent): ReadonlyArray<FormPart> =>
  formParts.filter((part) => JSON.stringify(signs[part](one)) !== JSON.stringify(signs[part](other)))
