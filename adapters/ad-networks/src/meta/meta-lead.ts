import type { MadeUpLead } from "@domain/creatives"
import { LeadConsentKind, type NetworkLead } from "@domain/insights"
import { Struct } from "effect"
import { at, listOf, recordOf, textOf } from "../json-reader.ts"
import type { GraphParameters } from "./graph-client.ts"
import { fieldKeys, ownKeyPrefix } from "./meta-lead-form.ts"

/** The fields of a form that say what its leads were asked, and asked to agree to. */
export const formFields = "legal_content{id,custom_disclaimer},questions"

/** The fields of a lead that are asked for. */
export const leadFields = "id,created_time,form_id,ad_id,ad_name,platform,field_data,custom_disclaimer_responses"

/** The ad, form and surface of a lead; undefined where the network names none, as of its tool for trying a form. */
const sourceOf = (node: unknown): NetworkLead["source"] => {
  const [adId, adName, formId, platform] = ["ad_id", "ad_name", "form_id", "platform"].map((field) =>
    textOf(at(node, field)),
  )
  const source = {
    ...(adId !== undefined && { adId }),
    ...(adName !== undefined && { adName }),
    ...(formId !== undefined && { formId }),
    ...(platform !== undefined && { platform }),
  }
  return Object.keys(source).length === 0 ? undefined : source
}

const hasConsents = (node: unknown): boolean => listOf(at(node, "custom_disclaimer_responses")).length > 0

const ownAnswersIn = (node: unknown) =>
  listOf(at(node, "field_data")).filter((field) => textOf(at(field, "name"))?.startsWith(ownKeyPrefix) === true)

/** Whether a lead has to be read with the words of its form: it was asked to agree to something, or asked a question of the form's own. */
export const needsForm = (node: unknown): boolean => hasConsents(node) || ownAnswersIn(node).length > 0

/** What a lead answered to its form's own questions, in the form's words; Meta tells a choice by its key or by its text. */
const answersOf = (node: unknown, form: unknown): NonNullable<NetworkLead["answers"]> => {
  const questions = new Map(listOf(at(form, "questions")).map((question) => [textOf(at(question, "key")), question]))
  return ownAnswersIn(node).map((field) => {
    const key = textOf(at(field, "name")) ?? ""
    const question = questions.get(key)
    const given = textOf(listOf(at(field, "values"))[0])?.trim() ?? ""
    const chosen = listOf(at(question, "options")).find((option) => textOf(at(option, "key")) === given)
    return { question: textOf(at(question, "label")) ?? key, answer: textOf(at(chosen, "value")) ?? given }
  })
}

/** What a box of our forms is about; other forms name their boxes as they like. */
const kindOf = (key: string | undefined): LeadConsentKind | undefined =>
  LeadConsentKind.literals.find((kind) => kind.toLowerCase() === key)

/** What a lead answered to each checkbox, in the words of its form, whose legal content is never changed. */
const consentsOf = (node: unknown, form: unknown, submittedOn: number): NetworkLead["consents"] => {
  const legal = at(form, "legal_content")
  const texts = new Map(
    listOf(at(legal, "custom_disclaimer", "checkboxes")).map((box) => [
      textOf(at(box, "key")),
      textOf(at(box, "text")),
    ]),
  )
  return listOf(at(node, "custom_disclaimer_responses")).map((response) => {
    const key = textOf(at(response, "checkbox_key"))
    const kind = kindOf(key)
    return {
      ...(kind !== undefined && { kind }),
      text: texts.get(key) ?? key ?? "",
      version: textOf(at(legal, "id")) ?? "",
      isGiven: ["1", "true"].includes(String(at(response, "is_checked"))),
      at: submittedOn,
    }
  })
}

/** A lead as the Graph API gives it, with the form that it filled in; undefined when it has no id. */
export const leadOf = (node: unknown, form?: unknown): NetworkLead | undefined => {
  const externalId = textOf(at(node, "id"))
  if (externalId === undefined) return undefined
  const answers = new Map(
    listOf(at(node, "field_data")).map((field): [string, string] => [
      textOf(recordOf(field)["name"]) ?? "",
      textOf(listOf(recordOf(field)["values"])[0])?.trim() ?? "",
    ]),
  )
  const answer = (...names: ReadonlyArray<string>) =>
    names.map((name) => answers.get(name)).find((text) => text !== "" && text !== undefined)
  const created = Date.parse((textOf(at(node, "created_time")) ?? "").replace(/([+-]\d{2})(\d{2})$/, "$1:$2"))
  const mobileNumber = answer(fieldKeys.Phone, "phone")
  const email = answer(fieldKeys.Email)
  const city = answer(fieldKeys.City)
  const serviceNeeded = answer(fieldKeys.ServiceNeeded)
  const submittedOn = Number.isNaN(created) ? 0 : created
  const consents = hasConsents(node) ? consentsOf(node, form, submittedOn) : undefined
  const own = answersOf(node, form)
  const source = sourceOf(node)
  return {
    externalId,
    submittedOn,
    name: answer(fieldKeys.Name) ?? email ?? mobileNumber ?? "",
    ...(mobileNumber !== undefined && { mobileNumber }),
    ...(email !== undefined && { email }),
    ...(city !== undefined && { city }),
    ...(serviceNeeded !== undefined && { serviceNeeded }),
    ...(consents !== undefined && { consents }),
    ...(own.length > 0 && { answers: own }),
    ...(source !== undefined && { source }),
  }
}

/** A made-up lead as Meta takes it; a box that is not named is not ticked. */
export const testLeadParameters = ({ fields, answers, consents }: MadeUpLead): GraphParameters => ({
  field_data: [
    ...answers.map(({ key, answer }) => ({ name: `${ownKeyPrefix}${key}`, values: [answer] })),
    ...Struct.keys(fieldKeys).flatMap((field) => {
      const given = fields[field]
      return given === undefined ? [] : [{ name: fieldKeys[field], values: [given] }]
    }),
  ],
  ...(consents.length > 0 && {
    custom_disclaimer_responses: consents.map((key) => ({ checkbox_key: key, is_checked: "1" })),
  }),
})
