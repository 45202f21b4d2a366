import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { Portal } from "./portal.ts"

/** A portal with the revision that a change names; the revision counts the changes. Ours. */
export const PortalSettings = Schema.Struct({ revision: Schema.Int, ...Portal.fields })
export type PortalSettings = typeof PortalSettings.Type

/** The portal changed since the revision that a change was made from; `current` is what it is now. Ours. */
export class PortalChanged extends Schema.TaggedError<PortalChanged>()("PortalChanged", {
  errorCode: errorCode(1001),
  current: PortalSettings,
}) {}
