import { isQuery } from "../core/click-address.ts"
import type { Context } from "../core/context.ts"
import { asArray, asObject, asText, dig, isObject, type JsonObject } from "../core/json.ts"
import { checkButton } from "./graph-call-ads.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import { checkTemplate } from "./meta-catalogs.ts"
import { oneOf } from "./graph-parameters.ts"

/** The kinds of questions of a lead form, out of Meta's guide on lead ads; its descriptions list none. */
const QUESTION_TYPES = [
  "CUSTOM",
  "CITY",
  "COMPANY_NAME",
  "COUNTRY",
  "DATE_TIME",
  "DOB",
  "EMAIL",
  "FIRST_NAME",
  "FULL_NAME",
  "GENDER",
  "JOB_TITLE",
  "LAST_NAME",
  // Meta's own spelling.
  "MARITIAL_STATUS",
  "PHONE",
  "POST_CODE",
  "PROVINCE",
  "STATE",
  "STREET_ADDRESS",
  "WEBSITE",
  "WHATSAPP_NUMBER",
  "WORK_EMAIL",
  "WORK_PHONE_NUMBER",
  "ZIP",
]

/** The first version in which alterations of a creative are decided one by one. */
const FIRST_OF_SINGLE_ALTERATIONS = 22

const checkAlterations = (version: number, fields: JsonObject): void => {
  const features = asObject(dig(fields["degrees_of_freedom_spec"], ["creative_features_spec"]))
  if (version >= FIRST_OF_SINGLE_ALTERATIONS && features["standard_enhancements"] !== undefined)
    throw new GraphError(100, "(#100) The bundle of standard enhancements is decided feature by feature.", {
      subcode: 3858504,
    })
  for (const [name, feature] of [
    ...Object.entries(features),
    ["contextual_multi_ads", fields["contextual_multi_ads"]] as const,
  ])
    oneOf(`${name}[enroll_status]`, dig(feature, ["enroll_status"]), ["OPT_IN", "OPT_OUT"])
}

/** What a creative needs beyond the types of its fields: a page, a link, an uploaded picture, a form of the page. */
export const checkCreative = (context: Context, version: number, fields: JsonObject): void => {
  checkAlterations(version, fields)
  const { pages, images, nodes } = context.state.meta
  const tags = asText(fields["url_tags"]) ?? ""
  if (tags !== "" && !isQuery(tags)) throw invalidParameter("url_tags must be a query string such as a=1&b=2.")
  const story = asObject(fields["object_story_spec"])
  const pageId = asText(story["page_id"]) ?? ""
  if (pages[pageId] === undefined) throw invalidParameter("object_story_spec[page_id] is not a page you can use.")
  if (story["template_data"] !== undefined) checkTemplate(context, fields, story["template_data"])
  if (story["link_data"] === undefined) return
  const link = asObject(story["link_data"])
  if (asText(link["link"]) === undefined) throw invalidParameter("link_data[link] is required.")
  const hash = asText(link["image_hash"])
  if (hash !== undefined && images[hash] === undefined) throw invalidParameter(`Image hash ${hash} was never uploaded.`)
  checkButton(link["call_to_action"])
  const formId = asText(dig(link["call_to_action"], ["value", "lead_gen_form_id"]))
  const form = formId === undefined ? undefined : nodes[formId]
  if (formId !== undefined && (form?.kind !== "leadgen_form" || form.ownerId !== pageId))
    throw invalidParameter("lead_gen_form_id is not a form of this page.")
}

/** What a lead form needs: questions of known kinds, labels for its own ones, and an address for privacy. */
export const checkForm = (fields: JsonObject): void => {
  const questions = asArray(fields["questions"]).map(asObject)
  if (questions.length === 0) throw invalidParameter("A lead form needs at least one question.")
  for (const { type, label } of questions) {
    oneOf("questions[type]", type ?? "", QUESTION_TYPES)
    if (type === "CUSTOM" && asText(label) === undefined) throw invalidParameter("A custom question needs a label.")
  }
  const { url, link_text: _, ...others } = isObject(fields["privacy_policy"]) ? fields["privacy_policy"] : {}
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalidParameter(`Unexpected key "${unknown}" on param "privacy_policy".`)
  if (!/^https?:\/\//.test(asText(url) ?? "")) throw invalidParameter("privacy_policy[url] must be a web address.")
  if (isObject(fields["custom_disclaimer"])) checkDisclaimer(fields["custom_disclaimer"])
}

/** What a form's own disclaimer needs: a title, a text, and checkboxes that each have a key of their own. */
const checkDisclaimer = (given: JsonObject): void => {
  const { title, body, checkboxes, ...others } = given
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalidParameter(`Unexpected key "${unknown}" on param "custom_disclaimer".`)
  if (asText(title) === undefined) throw invalidParameter("custom_disclaimer[title] is required.")
  if (asText(dig(body, ["text"])) === undefined) throw invalidParameter("custom_disclaimer[body][text] is required.")
  const boxes = asArray(checkboxes).map(asObject)
  const keys = boxes.map(({ key }) => asText(key) ?? "")
  if (keys.includes("") || new Set(keys).size < keys.length)
    throw invalidParameter("custom_disclaimer[checkboxes] need keys of their own.")
  if (boxes.some(({ text }) => asText(text) === undefined))
    throw invalidParameter("custom_disclaimer[checkboxes] need a text.")
}
