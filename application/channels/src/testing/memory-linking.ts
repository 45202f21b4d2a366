import { Effect, Layer } from "effect"
import { LinkablePages } from "../ports/linkable-pages.ts"

/** Three pages of invented businesses and the platform's own. */
export const memoryLinkablePages = Layer.succeed(LinkablePages, {
  granted: Effect.succeed([
    { id: "4001", name: "Sunrise Dental Care", category: "Dentist", link: "https://www.facebook.com/sunrisedental" },
    { id: "4002", name: "Harbour & Rye Bakery", category: "Bakery", link: "https://www.facebook.com/harbourandrye" },
    { id: "4003", name: "Nilgiri Yoga Shala", category: "Yoga studio", link: "https://www.facebook.com/nilgiriyoga" },
  ]),
  portalPage: Effect.succeed({ id: "4000", name: "Local Offers", category: "Advertising agency" }),
})
