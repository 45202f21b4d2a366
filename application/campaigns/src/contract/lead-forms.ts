import { Schema } from "effect"
import { contract, exampleProfile, textOf } from "@application/kernel"
import {
  LeadForm,
  LeadFormConsent,
  LeadFormField,
  LeadFormNotLive,
  LeadFormTestFailed,
  LeadFormVersionGone,
  mostFormVersions,
  questionLimits,
  SavedLeadForm,
  SavedLeadFormChanged,
  SavedLeadFormNotFound,
  TooManyLeadForms,
} from "@domain/creatives"
import { CampaignNotFound } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId } from "@domain/kernel"

const { id: formId, version, name, form } = SavedLeadForm.fields
const ofBusiness = { businessProfileId: BusinessProfileId } as const
const ofForm = { ...ofBusiness, formId } as const

/** A campaign that took a saved form, with the version that it has. */
export const FormCampaign = Schema.Struct({
  campaignId: CampaignId,
  name: Schema.String,
  version: Schema.Int,
  isLaunched: Schema.Boolean,
})
export type FormCampaign = typeof FormCampaign.Type

const changes = {
  /** Epoch milliseconds. */
  changedAt: Schema.Int,
  /** The name of who changed it; absent where that is not known. */
  changedBy: Schema.optionalKey(Schema.String),
} as const

/** A saved form with its last change and the campaigns that took it. */
export const ListedLeadForm = Schema.Struct({
  saved: SavedLeadForm,
  ...changes,
  campaigns: Schema.Array(FormCampaign),
})
export type ListedLeadForm = typeof ListedLeadForm.Type

/** A version of a saved form. */
export const LeadFormVersion = Schema.Struct({ version, name, form, ...changes })
export type LeadFormVersion = typeof LeadFormVersion.Type

/** A business's saved forms, newest first, with the campaigns that took them. Ours. */
export const ListLeadForms = contract("campaigns/ListLeadForms", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/leadForms",
  summary: "List a business's saved lead forms",
  description:
    "Newest first, at most 50. campaigns are those whose plan took the form, with the version that they have; a later change of the form does not change them.",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Array(ListedLeadForm),
})

/** A saved form with its versions, newest first, and the campaigns that took it. Ours. */
export const GetLeadForm = contract("campaigns/GetLeadForm", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/leadForms/:formId",
  summary: "Get a saved lead form with its versions",
  description: `The newest ${mostFormVersions} versions are kept, the present one among them.`,
  example: { ...exampleProfile, formId: 3 },
  input: Schema.Struct(ofForm),
  output: Schema.Struct({ ...ListedLeadForm.fields, versions: Schema.Array(LeadFormVersion) }),
  failures: [SavedLeadFormNotFound],
})

/** A form as callers send it. */
const SentForm = Schema.Struct({
  ...LeadForm.fields,
  fields: Schema.Array(LeadFormField).check(Schema.isMaxLength(LeadFormField.members.length * 2)),
  consents: Schema.Array(LeadFormConsent).check(Schema.isMaxLength(LeadFormConsent.members.length * 2)),
  privacyUrl: Schema.optionalKey(textOf(2_048)),
})

const exampleTexts = { title: "Ask for a visit", description: "Leave your number and we call you back." }

const exampleForm = {
  ...exampleTexts,
  completionTitle: "Thank you",
  completionDescription: "We will call you soon.",
  fields: [1, 3],
  consents: [1],
  questions: [
    {
      key: "q1",
      label: "When would you like to come?",
      choices: [
        { text: "This week", isFitting: true },
        { text: "I am only looking", isFitting: false },
      ],
    },
  ],
  consentTerms: [{ consent: 1, isRequired: true, texts: [{ language: "en", text: "You may call me." }] }],
  thanks: { button: "Call", buttonText: "Call us" },
} as const

/** Saves a form under a name, or makes the next version of a saved form, if nobody has changed it since the named version. Ours. */
export const SaveLeadForm = contract("campaigns/SaveLeadForm", {
  kind: "command",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/leadForms",
  summary: "Save a lead form, or the next version of a saved one",
  description:
    "Without id a new form is made. With id and version the next version is made; a version that is not the present one is refused with the present form, and nothing is lost. A form that is as it was makes no version. name has 1 to 60 characters. At most 50 forms for each business. Campaigns that took the form stay as they are.",
  example: { ...exampleProfile, name: "Enquiries", form: exampleForm },
  input: Schema.Struct({
    ...ofBusiness,
    id: Schema.optionalKey(formId),
    version: Schema.optionalKey(version),
    name: textOf(2_000),
    form: SentForm,
  }),
  output: SavedLeadForm,
  failures: [InvalidFields, TooManyLeadForms, SavedLeadFormNotFound, SavedLeadFormChanged],
})

/** Makes an earlier version of a form its next version. Ours. */
export const RestoreLeadForm = contract("campaigns/RestoreLeadForm", {
  kind: "command",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/leadForms/:formId/restore",
  summary: "Use an earlier version of a saved lead form again",
  description:
    "The version becomes the next version; all others stay in the history. present is the version that the caller has read.",
  example: { ...exampleProfile, formId: 3, present: 4, version: 2 },
  input: Schema.Struct({ ...ofForm, present: version, version }),
  output: SavedLeadForm,
  failures: [SavedLeadFormNotFound, SavedLeadFormChanged, LeadFormVersionGone],
})

/** Removes a saved form with its versions; campaigns that took it stay as they are, and one that is gone is no error. Ours. */
export const RemoveLeadForm = contract("campaigns/RemoveLeadForm", {
  kind: "command",
  access: "editCreatives",
  route: "DELETE /businessProfiles/:businessProfileId/leadForms/:formId",
  summary: "Remove a saved lead form",
  description:
    "Its versions are removed too. Campaigns that took it keep their own copy. A form that is gone is answered alike.",
  example: { ...exampleProfile, formId: 3 },
  input: Schema.Struct(ofForm),
  output: Schema.Struct({}),
})

/** Sends a made-up lead through the form of a running campaign, as the network takes it. Ours. */
export const TestLeadForm = contract("campaigns/TestLeadForm", {
  kind: "workflow",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/leadForms/:formId/test",
  summary: "Send a test lead through a saved form's campaign",
  description:
    "The lead goes to the network with the answers by the keys of the questions, and arrives as every lead does, a moment later. It takes the place of an earlier test lead of the campaign's form.",
  example: { ...exampleProfile, formId: 3, campaignId: 70, answers: [{ key: "q1", answer: "This week" }] },
  input: Schema.Struct({
    ...ofForm,
    campaignId: CampaignId,
    answers: Schema.Array(Schema.Struct({ key: textOf(40), answer: textOf(500) })).check(
      Schema.isMaxLength(questionLimits.questions),
    ),
  }),
  output: Schema.Struct({}),
  failures: [CampaignNotFound, SavedLeadFormNotFound, LeadFormNotLive, LeadFormTestFailed],
})
