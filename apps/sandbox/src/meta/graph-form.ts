import { asArray, asObject, asText, dig, isObject, type JsonObject } from "../core/json.ts"
import { invalidParameter } from "./graph-error.ts"
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

/** What the button after a form does, out of Meta's reference of `leadgen_forms`; its description calls it a text. */
const THANKS_BUTTONS = [
  "CALL_BUSINESS",
  "DOWNLOAD",
  "MESSAGE_BUSINESS",
  "NONE",
  "SCHEDULE_APPOINTMENT",
  "VIEW_ON_FACEBOOK",
  "VIEW_WEBSITE",
]

const isAddress = (text: string): boolean => /^https?:\/\//.test(text)

const checkQuestions = (questions: readonly JsonObject[]): void => {
  if (questions.length === 0) throw invalidParameter("A lead form needs at least one question.")
  for (const { type, label, options } of questions) {
    oneOf("questions[type]", type ?? "", QUESTION_TYPES)
    if (type === "CUSTOM" && (asText(label) ?? "").trim() === "")
      throw invalidParameter("A custom question needs a label.")
    if (options === undefined) continue
    const values = asArray(options).map((option) => (asText(dig(option, ["value"])) ?? "").trim())
    if (type !== "CUSTOM") throw invalidParameter("Only custom questions have options.")
    if (values.length < 2 || values.includes("") || new Set(values).size < values.length)
      throw invalidParameter("A question's options need at least two values, each different.")
  }
  const keys = questions.flatMap(({ key }) => asText(key) ?? [])
  if (new Set(keys).size < keys.length) throw invalidParameter("Questions need keys of their own.")
  const labels = questions.flatMap(({ label }) => asText(label) ?? [])
  if (new Set(labels).size < labels.length) throw invalidParameter("Two questions have the same label.")
}

/** What the page after a form needs: a title, and for its button an address or a number with its country. */
const checkThanks = (thanks: JsonObject): void => {
  if ((asText(thanks["title"]) ?? "").trim() === "") throw invalidParameter("thank_you_page[title] is required.")
  oneOf("thank_you_page[button_type]", thanks["button_type"], THANKS_BUTTONS)
  if (thanks["button_type"] === "VIEW_WEBSITE" && !isAddress(asText(thanks["website_url"]) ?? ""))
    throw invalidParameter("thank_you_page[website_url] must be a web address.")
  if (thanks["button_type"] !== "CALL_BUSINESS") return
  if (!/^\+\d{7,15}$/.test(asText(thanks["business_phone_number"]) ?? ""))
    throw invalidParameter("thank_you_page[business_phone_number] must be an international number.")
  if (!/^[A-Z]{2}$/.test(asText(thanks["country_code"]) ?? ""))
    throw invalidParameter("thank_you_page[country_code] must be a country.")
}

/** What a lead form needs: questions of known kinds, labels for its own ones, an address for privacy, and a sound page of thanks. */
export const checkForm = (fields: JsonObject): void => {
  checkQuestions(asArray(fields["questions"]).map(asObject))
  const { url, link_text: _, ...others } = isObject(fields["privacy_policy"]) ? fields["privacy_policy"] : {}
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalidParameter(`Unexpected key "${unknown}" on param "privacy_policy".`)
  if (!isAddress(asText(url) ?? "")) throw invalidParameter("privacy_policy[url] must be a web address.")
  if (isObject(fields["custom_disclaimer"])) checkDisclaimer(fields["custom_disclaimer"])
  if (isObject(fields["thank_you_page"])) checkThanks(fields["thank_you_page"])
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
