import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { HostedCreativeRefused } from "@domain/creatives"
import { TooManyRequests } from "@domain/identity"
import { SessionNotFound } from "@domain/signup"

const asked = Schema.optionalKey(textOf(40))

/**
 * Draws a creative for the route of the creative hosts and stores the picture; `creativeId` is the key of its draft's link.
 * Spec: calls I4.
 */
export const DrawHostedCreative = contract("creatives/DrawHostedCreative", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({
    creativeId: textOf(200),
    query: Schema.Struct({ size: asked, variant: asked, scaleFactor: asked, format: asked, ptype: asked }),
  }),
  output: Schema.Struct({ url: Schema.String }),
  failures: [SessionNotFound, HostedCreativeRefused, TooManyRequests],
})
