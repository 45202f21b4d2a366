import { ServiceName, type Services } from "@domain/kernel"
import { Schema } from "effect"
import { Portal } from "./portal.ts"

/** A portal as its pages are told of it: with the third parties that its installation has. Ours. */
export const ServedPortal = Schema.Struct({
  ...Portal.fields,
  services: Schema.Array(ServiceName),
  /** Address of the chat's script; present where the portal has a chat and the installation the script. */
  chatScript: Schema.optionalKey(Schema.String),
})
export type ServedPortal = typeof ServedPortal.Type

/** A portal for its pages, without what concerns its staff alone. */
export const servedPortal = (
  { review: _review, ...portal }: Portal,
  services: Services,
  chatScript?: string,
): ServedPortal => ({
  ...portal,
  services: ServiceName.literals.filter((name) => services.has(name)),
  ...(portal.chat !== undefined && chatScript !== undefined && { chatScript }),
})

/** A portal that may say which third parties are on. */
export const ShownPortal = Schema.Struct({
  ...Portal.fields,
  services: Schema.optionalKey(ServedPortal.fields.services),
  chatScript: ServedPortal.fields.chatScript,
})
export type ShownPortal = typeof ShownPortal.Type
