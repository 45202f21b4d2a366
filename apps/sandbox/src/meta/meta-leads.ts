import { graphTime } from "../core/clock.ts"
import type { Context } from "../core/context.ts"
import { deliveryUnder } from "../core/failures.ts"
import { asArray, asObject, asText, dig, type JsonObject } from "../core/json.ts"
import { randomDigits } from "../core/random.ts"
import { hubSignature } from "./hub-signature.ts"
import { inventPerson } from "../market/people.ts"
import { countryOf } from "./meta-delivery.ts"
import { creativeOf, linkDataOf, parentOf, questionKeys } from "./meta-nodes.ts"
import type { GraphNode, Lead } from "./meta-state.ts"

export const showLead = (context: Context, lead: Lead): JsonObject => ({
  id: lead.id,
  created_time: graphTime(lead.createdMs),
  ...(lead.isTest !== true && {
    ad_id: lead.adId,
    ad_name: context.state.meta.nodes[lead.adId]?.fields["name"] ?? null,
    adset_id: lead.adsetId,
    adset_name: context.state.meta.nodes[lead.adsetId]?.fields["name"] ?? null,
    campaign_id: lead.campaignId,
    campaign_name: context.state.meta.nodes[lead.campaignId]?.fields["name"] ?? null,
  }),
  form_id: lead.formId,
  is_organic: false,
  platform: Number(lead.id.slice(-1)) < 6 ? "fb" : "ig",
  field_data: lead.answers,
  ...(lead.disclaimers !== undefined && { custom_disclaimer_responses: lead.disclaimers }),
})

/** The form behind an ad's button, or undefined for ads that collect no leads. */
const formOf = (context: Context, ad: GraphNode): GraphNode | undefined => {
  const id = asText(dig(linkDataOf(creativeOf(context, ad)), ["call_to_action", "value", "lead_gen_form_id"]))
  return id === undefined ? undefined : context.state.meta.nodes[id]
}

/** An index below a length, which leads choose evenly. */
const chosenBy = (seed: string, length: number): number =>
  [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973, 7) % Math.max(1, length)

const answer = (type: string, person: ReturnType<typeof inventPerson>, options: string[], seed: string): string => {
  const [first = "", last = ""] = person.name.split(" ")
  switch (type) {
    case "FULL_NAME":
      return person.name
    case "FIRST_NAME":
      return first
    case "LAST_NAME":
      return last
    case "EMAIL":
    case "WORK_EMAIL":
      return person.email
    case "PHONE":
    case "WORK_PHONE_NUMBER":
    case "WHATSAPP_NUMBER":
      return person.phone
    case "CITY":
      return person.city
    default:
      return options[chosenBy(seed, options.length)] ?? "Please call me in the evening."
  }
}

/** Makes one lead for an ad with a form and tells the subscribed page about it; undefined when the ad has no form. */
export const addLead = (context: Context, ad: GraphNode, createdMs: number, seed: string): Lead | undefined => {
  const form = formOf(context, ad)
  const adset = parentOf(context, ad)
  if (form === undefined || adset === undefined) return undefined
  const person = inventPerson(seed, countryOf(adset.fields["targeting"]))
  const questions = asArray(form.fields["questions"]).map(asObject)
  const boxes = asArray(dig(form.fields["custom_disclaimer"], ["checkboxes"])).map(asObject)
  const lead: Lead = {
    id: randomDigits(16),
    adId: ad.id,
    adsetId: adset.id,
    campaignId: asText(adset.fields["campaign_id"]) ?? "",
    formId: form.id,
    pageId: form.ownerId,
    createdMs,
    answers: questionKeys(form).map(({ type, key }, index) => {
      const options = asArray(questions[index]?.["options"]).map(
        (one) => asText(asObject(one)["value"]) ?? asText(one) ?? "",
      )
      return { name: key, values: [answer(type, person, options, `${seed}${index}`)] }
    }),
    ...(boxes.length > 0 && {
      disclaimers: boxes.map(({ key, is_required }, index) => ({
        checkbox_key: asText(key) ?? "",
        is_checked: is_required === true || (seed.length + index) % 2 === 0 ? "1" : "",
      })),
    }),
  }
  context.state.meta.leads.unshift(lead)
  announce(context, lead)
  return lead
}

/** Tells the subscribed page of a lead. */
export const announce = (context: Context, lead: Lead): void => {
  if (context.state.meta.pages[lead.pageId]?.leadgenSubscribed !== true) return
  const created = Math.floor(lead.createdMs / 1000)
  const value = {
    leadgen_id: lead.id,
    page_id: lead.pageId,
    form_id: lead.formId,
    ...(lead.isTest !== true && { ad_id: lead.adId, adgroup_id: lead.adId }),
    created_time: created,
  }
  const body = JSON.stringify({
    object: "page",
    entry: [{ id: lead.pageId, time: context.clock.nowSeconds(), changes: [{ field: "leadgen", value }] }],
  })
  const subscribed = context.state.meta.subscriptions.filter(
    (one) => one.object === "page" && one.fields.includes("leadgen"),
  )
  const urls = subscribed.length > 0 ? subscribed.map((one) => one.callbackUrl) : ["/api/v1.0/webhooks/meta"]
  const delivery = deliveryUnder(context.failures, "meta")
  for (const url of urls) {
    context.webhooks.enqueue({
      provider: "meta",
      url,
      event: "leadgen",
      body,
      headers: {
        "content-type": "application/json",
        "x-hub-signature-256": hubSignature(context.credentials.META_APP_SECRET, body),
      },
      ...delivery,
    })
  }
}
