import { type AdPlan, externalName, type LeadFormPlan, type NetworkLead } from "@application/campaigns/ports"
import { at, listOf, recordOf, textOf } from "../json-reader.ts"
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

/** A form in the ad's own words, with the business's privacy address. */
export const leadFormParameters = (plan: AdPlan, form: LeadFormPlan): GraphParameters => ({
  name: externalName(plan, "leadForm"),
  questions: form.fields.map((field) => questionOf(form, field)),
  privacy_policy: { url: form.privacyUrl },
  context_card: { title: form.title, content: [form.description], style: "PARAGRAPH_STYLE" },
  thank_you_page: {
    title: form.completionTitle,
    body: form.completionDescription,
    button_type: "VIEW_WEBSITE",
    website_url: plan.link,
  },
  follow_up_action_url: plan.link,
})

/** A lead as the Graph API gives it; undefined when it has no id. */
export const leadOf = (node: unknown): NetworkLead | undefined => {
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
  return {
    externalId,
    submittedOn: Number.isNaN(created) ? 0 : created,
    name: answer("full_name") ?? email ?? mobileNumber ?? "",
    ...(mobileNumber !== undefined && { mobileNumber }),
    ...(email !== undefined && { email }),
    ...(city !== undefined && { city }),
    ...(serviceNeeded !== undefined && { serviceNeeded }),
  }
}
