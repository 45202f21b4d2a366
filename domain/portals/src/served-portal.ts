import { ServiceName, type Services } from "@domain/kernel"
import { Schema } from "effect"
import { Portal } from "./portal.ts"

/** A portal as its pages are told of it: with the third parties that its installation has. Ours. */
export const ServedPortal = Schema.Struct({ ...Portal.fields, services: Schema.Array(ServiceName) })
export type ServedPortal = typeof ServedPortal.Type

/** A portal for its pages, without what concerns its staff alone. */
export const servedPortal = ({ review: _review, ...portal }: Portal, services: Services): ServedPortal => ({
  ...portal,
  services: ServiceName.literals.filter((name) => services.has(name)),
})

/** A portal that may say which third parties are on. */
export const ShownPortal = Schema.Struct({
  ...Portal.fields,
  services: Schema.optionalKey(ServedPortal.fields.services),
})
export type ShownPortal = typeof ShownPortal.Type
