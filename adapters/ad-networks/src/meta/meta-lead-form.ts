import type { AdPlan, LeadFormPlan } from "@domain/campaigns"
import { externalName } from "@application/campaigns/ports"
import { type LeadFormField, type OwnQuestion, withQuery } from "@domain/creatives"
import { metaLocale } from "./meta-locale.ts"
import type { GraphParameters } from "./graph-client.ts"

/** The keys of a form's fields among its answers. */
export const fieldKeys: Readonly<Record<LeadFormField, string>> = {
  Name: "full_name",
  Email: "email",
  Phone: "phone_number",
  City: "city",
  ServiceNeeded: "service_needed",
}

/** What the keys of a form's own questions begin with, so that none is a field's. */
export const ownKeyPrefix = "own_"

const ownQuestionOf = ({ key, label, choices }: OwnQuestion) => ({
  type: "CUSTOM",
  key: `${ownKeyPrefix}${key}`,
  label,
  ...(choices !== undefined && {
    options: choices.map(({ text }, index) => ({ key: `choice_${index + 1}`, value: text })),
  }),
})

const questionOf = (form: LeadFormPlan, field: LeadFormField) => {
  const key = fieldKeys[field]
  switch (field) {
    case "Name":
      return { type: "FULL_NAME", key }
    case "Email":
      return { type: "EMAIL", key }
    case "Phone":
      return { type: "PHONE", key }
    case "City":
      return { type: "CITY", key }
    case "ServiceNeeded":
      return {
        type: "CUSTOM",
        key,
        label: form.title,
        ...(form.services.length > 1 && {
          options: form.services.map((service, index) => ({ key: `service_${index + 1}`, value: service })),
        }),
      }
  }
}

/** The page after a form; forms that do not say have the website's button in Meta's own words. */
const thanksOf = ({ phone, region }: AdPlan, form: LeadFormPlan, address: string) => {
  const { button = "Website", buttonText } = form.thanks ?? {}
  const page = { title: form.completionTitle, body: form.completionDescription }
  const words = buttonText === undefined ? {} : { button_text: buttonText }
  if (button === "None") return { ...page, button_type: "NONE" }
  if (button === "Website" || phone === undefined)
    return { ...page, button_type: "VIEW_WEBSITE", ...words, website_url: address }
  const number = phone.replace(/[^\d+]/gu, "")
  return { ...page, button_type: "CALL_BUSINESS", ...words, business_phone_number: number, country_code: region }
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
    questions: [...(form.questions ?? []).map(ownQuestionOf), ...form.fields.map((field) => questionOf(form, field))],
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
    thank_you_page: thanksOf(plan, form, address),
    follow_up_action_url: address,
  }
}
