import { Layer, Effect } from "effect"
import { LinkablePages } from "../ports/linkable-pages.ts"

/** The platform's own page. */
export const memoryLinkablePages = Layer.succeed(LinkablePages, {
  portalPage: Effect.succeed({ id: "4000", name: "Local Offers", category: "Advertising agency" }),
})
