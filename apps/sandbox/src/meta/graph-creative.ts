import { isQuery } from "../core/click-address.ts"
import type { Context } from "../core/context.ts"
import { asObject, asText, dig, type JsonObject } from "../core/json.ts"
import { checkCarousel } from "./graph-carousel.ts"
import { checkButton } from "./graph-call-ads.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import { checkTemplate } from "./meta-catalogs.ts"
import { oneOf } from "./graph-parameters.ts"
import { checkVideoData } from "./meta-videos.ts"

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
export const checkCreative = (context: Context, version: number, fields: JsonObject, account: string): void => {
  checkAlterations(version, fields)
  const { pages, images, nodes } = context.state.meta
  const tags = asText(fields["url_tags"]) ?? ""
  if (tags !== "" && !isQuery(tags)) throw invalidParameter("url_tags must be a query string such as a=1&b=2.")
  const story = asObject(fields["object_story_spec"])
  const pageId = asText(story["page_id"]) ?? ""
  if (pages[pageId] === undefined) throw invalidParameter("object_story_spec[page_id] is not a page you can use.")
  if (story["template_data"] !== undefined) checkTemplate(context, fields, story["template_data"])
  const video = story["video_data"] === undefined ? undefined : asObject(story["video_data"])
  if (video !== undefined && story["link_data"] !== undefined)
    throw invalidParameter("object_story_spec has one of link_data, video_data and template_data.")
  if (video !== undefined) checkVideoData(context, video, account)
  if (video === undefined && story["link_data"] === undefined) return
  const link = video ?? asObject(story["link_data"])
  if (video === undefined && asText(link["link"]) === undefined) throw invalidParameter("link_data[link] is required.")
  const hash = asText(link["image_hash"])
  if (hash !== undefined && images[hash] === undefined) throw invalidParameter(`Image hash ${hash} was never uploaded.`)
  checkCarousel(images, link)
  checkButton(link["call_to_action"])
  const formId = asText(dig(link["call_to_action"], ["value", "lead_gen_form_id"]))
  const form = formId === undefined ? undefined : nodes[formId]
  if (formId !== undefined && (form?.kind !== "leadgen_form" || form.ownerId !== pageId))
    throw invalidParameter("lead_gen_form_id is not a form of this page.")
}
