import type { Effect } from "effect"
import type { AdNetworkError } from "@application/campaigns/ports"
import { graphClient } from "./graph-client.ts"
import type { GraphOptions } from "./meta-options.ts"

/** Where the Graph API is called, and as which app. */
export interface MetaAppOptions extends Omit<GraphOptions, "accessToken"> {
  readonly appId: string
}

const fields = [
  "id,name,username,about,description,category,category_list{id,name}",
  "location{street,city,state,region,zip,country,country_code,latitude,longitude}",
  "phone,emails,website,link,single_line_address,hours",
  "picture.width(480).height(480){url,is_silhouette},cover{source}",
].join(",")

/**
 * A page as it shows itself to everybody, by its id or user name, asked for as the app and not as any of its users. A page
 * that is private, unpublished or unknown is refused.
 */
export const metaPublicPage = (options: MetaAppOptions) => {
  const graph = graphClient({ ...options, accessToken: `${options.appId}|${options.appSecret}` })
  return (page: string): Effect.Effect<unknown, AdNetworkError> => graph.get(encodeURIComponent(page), { fields })
}
