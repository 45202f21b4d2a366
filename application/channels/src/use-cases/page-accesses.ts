import { Effect, Layer } from "effect"
import { withServices } from "@application/kernel"
import { type AdAccountStep, mayCarryAds } from "@domain/channels"
import type { BusinessProfileId } from "@domain/kernel"
import { SocialAccounts } from "../ports/social-accounts.ts"
import { SocialNetwork } from "../ports/social-network.ts"
import { PageAccesses } from "../services/page-accesses.ts"
import { accessOf, look, pageLink } from "./page-links.ts"

/** What the platform's system user needs on a page to show its ads. */
const setUpAgain = Effect.fnUntraced(function* (
  profile: BusinessProfileId,
  pageId: string,
  done: ReadonlyArray<AdAccountStep>,
) {
  const network = yield* SocialNetwork
  const { done: note } = yield* SocialAccounts
  if (!done.includes("systemUserAccess")) {
    yield* network.assignSystemUser(pageId)
    yield* note(profile, pageId, "systemUserAccess")
  }
  if (!done.includes("pageAssets")) {
    yield* network.assignAssets(pageId)
    yield* note(profile, pageId, "pageAssets")
  }
})

const lookAt = Effect.fnUntraced(
  function* (profile: BusinessProfileId, pageId: string) {
    yield* Effect.ignore(look(profile, yield* pageLink(profile, pageId)))
    const link = yield* pageLink(profile, pageId)
    if (mayCarryAds(accessOf(link))) {
      yield* setUpAgain(profile, pageId, link.steps).pipe(
        Effect.catchTag("SocialRefused", ({ reason }) =>
          Effect.logWarning(`Page ${pageId} could not be set up again: ${reason}`),
        ),
      )
    }
    return accessOf(link)
  },
  Effect.catchTag("PageNotLinked", () => Effect.undefined),
)

/** The access to a business's pages, for contexts that advertise through them. */
export const pageAccesses = Layer.effect(
  PageAccesses,
  Effect.gen(function* () {
    const provided = yield* withServices(SocialAccounts, SocialNetwork)
    return {
      of: (profile) =>
        provided(
          Effect.flatMap(SocialAccounts, ({ pages }) => Effect.map(pages(profile), (links) => links.map(accessOf))),
        ),
      look: (profile, pageId) => provided(lookAt(profile, pageId)),
    }
  }),
)
