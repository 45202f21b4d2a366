import { ProductFeeds } from "@application/businesses/ports"
import { LinkablePages, type PageLink, SocialAccounts } from "@application/channels/ports"
import { ConnectedAssets } from "@application/creatives/services"
import type { PageAccessStatus } from "@domain/channels"
import type { Asset, AssetState } from "@domain/creatives"
import { Clock, Effect, Layer, Option } from "effect"

const states: Readonly<Record<PageAccessStatus, AssetState>> = {
  NotRequested: "NotConnected",
  Requested: "Waiting",
  Approved: "Ready",
  Refused: "Refused",
  Withdrawn: "Lost",
}

const pageAsset = ({ page: { id, name, pictureUrl }, status }: PageLink): Asset => ({
  kind: "Page",
  id,
  name,
  source: "facebook",
  state: states[status],
  link: `https://www.facebook.com/${encodeURIComponent(id)}`,
  ...(pictureUrl !== undefined && { previewUrl: pictureUrl }),
  uses: [],
})

/** The Instagram account of a page, once the set-up has found one. */
const instagramAsset = ({ page, status, steps, instagramId }: PageLink): ReadonlyArray<Asset> =>
  instagramId === undefined
    ? []
    : [
        {
          kind: "Instagram",
          id: instagramId,
          name: page.name,
          source: "facebook",
          state: status === "Approved" && !steps.includes("accountInstagram") ? "NotConnected" : states[status],
          ...(page.pictureUrl !== undefined && { previewUrl: page.pictureUrl }),
          uses: [],
        },
      ]

/** What the linked accounts and catalogues of a business hold, as the assets page lists it. */
export const connectedAssets = Layer.effect(
  ConnectedAssets,
  Effect.gen(function* () {
    const accounts = yield* SocialAccounts
    const linkable = yield* LinkablePages
    const feeds = yield* ProductFeeds
    return {
      of: Effect.fnUntraced(function* (businessProfileId, kind) {
        if (kind === "Catalogue")
          return (yield* feeds.catalogs(businessProfileId)).map((catalog): Asset => ({
            kind: "Catalogue",
            id: `${catalog.id}`,
            name: catalog.name,
            source: "feed",
            addedAt: catalog.createdAt,
            state: catalog.products > 0 ? "Ready" : catalog.feeds > 0 ? "Waiting" : "NotConnected",
            uses: catalog.feeds > 0 ? [{ place: "Feed" }] : [],
          }))
        const login = Option.getOrUndefined(yield* accounts.login(businessProfileId))
        const now = yield* Clock.currentTimeMillis
        const isLost = login?.lostAt !== undefined || (login?.expiresAt !== undefined && login.expiresAt <= now)
        const links = yield* accounts.pages(businessProfileId)
        const portalPage = yield* linkable.portalPage
        if (kind === "AdAccount")
          return [
            {
              kind: "AdAccount",
              id: "portal",
              name: portalPage.name,
              source: "portal",
              state: "Ready",
              uses: [],
            } satisfies Asset,
          ]
        const own = kind === "Page" ? links.map(pageAsset) : links.flatMap(instagramAsset)
        const standing = own.map((asset) =>
          isLost && asset.state !== "Ready" ? { ...asset, state: "Lost" as const } : asset,
        )
        return kind === "Page"
          ? [
              ...standing,
              {
                ...pageAsset({ page: portalPage, status: "Approved", isChosen: false, steps: [] }),
                source: "portal" as const,
              },
            ]
          : standing
      }),
    }
  }),
)
