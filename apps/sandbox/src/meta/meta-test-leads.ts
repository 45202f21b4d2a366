import type { Context } from "../core/context.ts"
import { asArray, asObject, asText, type JsonObject } from "../core/json.ts"
import { randomDigits } from "../core/random.ts"
import { invalidParameter } from "./graph-error.ts"
import { checkDescribed } from "./graph-parameters.ts"
import type { GraphRequest } from "./graph-request.ts"
import { announce } from "./meta-leads.ts"
import { questionKeys } from "./meta-nodes.ts"
import type { GraphNode, Lead } from "./meta-state.ts"

/** The test lead of a form, if there is one: Meta keeps one at a time. */
export const testLeadsOf = (context: Context, form: GraphNode): Lead[] =>
  context.state.meta.leads.filter((lead) => lead.isTest === true && lead.formId === form.id)

/** Makes a form's test lead with the given answers, or with dummies in their place, and tells the subscribed page about it. */
export const addTestLead = (context: Context, request: GraphRequest, form: GraphNode): JsonObject => {
  checkDescribed(request.version, request.params, "LeadgenForm POST test_leads")
  if (testLeadsOf(context, form).length > 0)
    throw invalidParameter("Invalid parameter", "You already have a test lead for this form. Delete it first.")
  const questions = questionKeys(form)
  const given = asArray(request.params["field_data"]).map(asObject)
  for (const { name } of given)
    if (!questions.some(({ key }) => key === name))
      throw invalidParameter(`field_data has the field ${asText(name) ?? ""}, which the form does not ask.`)
  const boxes = asArray(request.params["custom_disclaimer_responses"]).map(asObject)
  const lead: Lead = {
    id: randomDigits(16),
    adId: "",
    adsetId: "",
    campaignId: "",
    formId: form.id,
    pageId: form.ownerId,
    createdMs: context.clock.now(),
    isTest: true,
    answers: questions.map(({ key }) => {
      const values = asArray(given.find(({ name }) => name === key)?.["values"]).flatMap((value) => asText(value) ?? [])
      return { name: key, values: values.length > 0 ? values : [`<test lead: dummy data for ${key}>`] }
    }),
    ...(boxes.length > 0 && {
      disclaimers: boxes.map((box) => ({
        checkbox_key: asText(box["checkbox_key"]) ?? "",
        is_checked: ["1", "true"].includes(String(box["is_checked"])) ? "1" : "",
      })),
    }),
  }
  context.state.meta.leads.unshift(lead)
  announce(context, lead)
  return { id: lead.id }
}
