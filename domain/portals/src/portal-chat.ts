import { Schema } from "effect"
import type { FrameArea } from "./layout.ts"

/** The token of a portal's Freshchat account, as its code to embed names it. */
export const ChatToken = Schema.String.check(Schema.isPattern(/^[\w-]{8,128}$/))

/** A host of Freshchat: a region's, or an account's own. */
export const ChatHost = Schema.String.check(
  Schema.isPattern(/^https:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,6}freshchat\.com$/),
  Schema.isMaxLength(200),
)

/** The Freshchat account by which a portal's support chats. Without a host it is where the installation's script comes from. Ours. */
export const PortalChat = Schema.Struct({ token: ChatToken, host: Schema.optionalKey(ChatHost) })
export type PortalChat = typeof PortalChat.Type

const chatAreas: ReadonlySet<FrameArea> = new Set(["onboarding", "app", "campaignEditor", "creativeBuilder"])

/**
 * Whether the support's chat starts in an area: in the application, and in the sign-up, whose ids of chats wait on the device.
 * Public pages and a client's have none. Spec: product rules, chat widget; states, pending chat ids.
 */
export const hasChat = (area: FrameArea): boolean => chatAreas.has(area)
