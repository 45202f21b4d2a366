import type { JsonObject } from "../core/json.ts"

/** A message of a talk. */
export type ChatMessage = { readonly from: "user" | "agent"; readonly text: string; readonly at: number }

/** A user of a Freshchat account, with the talk. A restore id belongs to one external id. */
export type ChatUser = {
  readonly alias: string
  readonly token: string
  readonly externalId: string
  readonly restoreId: string
  properties: JsonObject
  readonly messages: ChatMessage[]
}

export type FreshchatState = { users: ChatUser[] }

export const freshFreshchat = (): FreshchatState => ({ users: [] })
