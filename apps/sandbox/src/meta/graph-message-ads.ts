import type { Context } from "../core/context.ts"
import { asObject, asText, dig } from "../core/json.ts"
import { invalidParameter } from "./graph-error.ts"
import { linkDataOf } from "./meta-nodes.ts"
import type { GraphNode } from "./meta-state.ts"

const destinations = ["MESSENGER", "INSTAGRAM_DIRECT", "WHATSAPP"]

/** An ad of an ad set for messages opens that app, on Instagram through the page's own account there. */
export const checkMessageAd = (context: Context, adset: GraphNode, creative: GraphNode): void => {
  const destination = asText(adset.fields["destination_type"]) ?? ""
  const action = asObject(linkDataOf(creative)["call_to_action"])
  if (!destinations.includes(destination)) return
  if (asText(action["type"]) === "WHATSAPP_MESSAGE" && destination !== "WHATSAPP")
    throw invalidParameter("Invalid parameter", "The button WHATSAPP_MESSAGE needs the destination WHATSAPP.")
  const app = asText(dig(action["value"], ["app_destination"]))
  if (app !== destination)
    throw invalidParameter("Invalid parameter", `Ads of this ad set need the app_destination ${destination}.`)
  if (destination !== "INSTAGRAM_DIRECT") return
  const story = asObject(creative.fields["object_story_spec"])
  const page = context.state.meta.pages[asText(story["page_id"]) ?? ""]
  const account = asText(story["instagram_user_id"] ?? story["instagram_actor_id"])
  if (account === undefined || account !== page?.instagramId)
    throw invalidParameter("Invalid parameter", "Messages on Instagram need the page's own Instagram account.")
}
