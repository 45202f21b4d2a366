import type { AdPlan, LeadFormPlan } from "@domain/campaigns"
import { externalName } from "@application/campaigns/ports"
import type { NetworkLead } from "@domain/insights"
import { withQuery } from "@domain/creatives"
import { at, listOf, recordOf, textOf } from "../json-reader.ts"
import { metaLocale } from "./meta-locale.ts"
import type { GraphParameters } from "./graph-client.ts"

const serviceKey = "service_needed"

const questionOf = (form: LeadFormPlan, field: LeadFormPlan["fields"][number]) => {
  switch (field) {
    case "Name":
      return { type: "FULL_NAME", key: "full_name" }
    case "Email":
      return { type: "EMAIL", key: "email" }
    case "Phone":
      return { type: "PHONE", key: "phone_number" }
    case "City":
      return { type: "CITY", key: "city" }
    case "ServiceNeeded":
      return {
        type: "CUSTOM",
        key: serviceKey,
        label: form.title,
        ...(form.services.length > 1 && {
          options: form.services.map((service, index) => ({ key: `service_${index + 1}`, value: service })),
        }),
      }
  }
}

/** Meta's own words on the form are in the language of its ad; undefined languages are left to the page's. */
const localeOf = ({ language, region }: AdPlan): GraphParameters => {
  const locale = metaLocale(language, region)
  return locale === undefined ? {} : { locale: locale.toUpperCase() }
}

/** A form in the ad's own words, with the business's privacy address. */
export const leadFormParameters = (plan: AdPlan, form: LeadFormPlan): GraphParameters => {
  const address = withQuery(plan.link, plan.tracking ?? "")
  return {
    name: externalName(plan, "leadForm"),
    ...localeOf(plan),
    questions: form.fields.map((field) => questionOf(form, field)),
    privacy_policy: { url: form.privacyUrl },
    ...(form.consent !== undefined && {
      custom_disclaimer: {
        title: form.consent.title,
        body: { text: form.consent.text },
        checkboxes: form.consent.boxes.map(({ key, text, isRequired }) => ({
          key,
          text,
          is_required: isRequired,
          is_checked_by_default: false,
        })),
      },
    }),
    context_card: { title: form.title, content: [form.description], style: "PARAGRAPH_STYLE" },
    thank_you_page: {
      title: form.completionTitle,
      body: form.completionDescription,
      button_type: "VIEW_WEBSITE",
      website_url: address,
    },
    follow_up_action_url: address,
  }
}

/** The fields of a form that say what its leads were asked to agree to. */
export const consentFields = "legal_content{id,custom_disclaimer}"

/** Whether a lead was asked to agree to something. */
export const hasConsents = (node: unknown): boolean => listOf(at(node, "custom_disclaimer_responses")).length > 0

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
    return {
      text: texts.get(key) ?? key ?? "",
      version: textOf(at(legal, "id")) ?? "",
      isGiven: ["1", "true"].includes(String(at(response, "is_checked"))),
      at: submittedOn,
    }
  })
}

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

/** A lead as the Graph API gives it, with the form that asked for its consents; undefined when it has no id. */
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
  const mobileNumber = answer("phone_number", "phone")
  const email = answer("email")
  const city = answer("city")
  const serviceNeeded = answer(serviceKey)
  const submittedOn = Number.isNaN(created) ? 0 : created
  const source = sourceOf(node)
  const consents = hasConsents(node) ? consentsOf(node, form, submittedOn) : undefined
  return {
    externalId,
    submittedOn,
    name: answer("full_name") ?? email ?? mobileNumber ?? "",
    ...(mobileNumber !== undefined && { mobileNumber }),
    ...(email !== undefined && { email }),
    ...(city !== undefined && { city }),
    ...(serviceNeeded !== undefined && { serviceNeeded }),
    ...(consents !== undefined && { consents }),
    ...(source !== undefined && { source }),
  }
}
