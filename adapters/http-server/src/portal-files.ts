import { Cache, Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { creativeSizes, drawCreative, exampleAd } from "@domain/creatives"
import {
  exampleBusinessOf,
  type InvalidPortal,
  isRightToLeft,
  type Portal,
  portalIcon,
  type PortalVoice,
  previewCard,
  previewCardSize,
  publicPages,
  spokenLanguage,
  themeToCssVariables,
} from "@domain/portals"
import { icoOf } from "./ico.ts"
import { escapeText } from "./page-head.ts"
import { carrierOf, type SiteOrigins, hostOf, requestFacts } from "./request-context.ts"
import { languageTag, negotiateLanguage } from "./visitor-language.ts"

export interface PortalFileOptions extends SiteOrigins {
  readonly portalOf: (host: string) => Effect.Effect<Portal, InvalidPortal>
  /** The portal's words in a language, or the product's neutral ones. */
  readonly voiceOf: (portal: Portal, language: string) => PortalVoice
  /** Draws an SVG as a PNG of exactly this size. */
  readonly draw: (svg: string, size: { readonly width: number; readonly height: number }) => Promise<Uint8Array>
}

/** For whom a file is made. */
interface Reader {
  readonly portal: Portal
  readonly origin: string
  readonly language: string
}

const robots = ({ origin }: Reader): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /app/\nSitemap: ${origin}/sitemap.xml\n`

const sitemap = ({ portal, origin }: Reader): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${publicPages(
    portal,
  )
    .map(({ path }) => `<url><loc>${escapeText(`${origin}${path}`)}</loc></url>`)
    .join("")}</urlset>\n`

const manifest = ({ portal, language }: Reader, { lead }: PortalVoice): string => {
  const colours = themeToCssVariables(portal.theme, "light")
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })
  return JSON.stringify({
    name: portal.title,
    short_name: portal.title,
    description: lead,
    lang: languageTag(language),
    dir: isRightToLeft(language) ? "rtl" : "ltr",
    start_url: "/login",
    scope: "/",
    display: "standalone",
    background_color: colours["--color-paper"],
    theme_color: colours["--color-accent"],
    icons: [icon(192), icon(512), { ...icon(512), purpose: "maskable" }],
  })
}

/** The example ad of a portal's home page; drawn for a screen of twice the pixels it is shown in. */
const exampleOf = ({ portal, language }: Reader): string => {
  const content = exampleAd(exampleBusinessOf(portal), language)
  return drawCreative(content, content.templateId, creativeSizes.landscape)
}

const exampleSize = { width: 768, height: 402 } as const

const day = "public, max-age=86400"

/** What each portal has under the addresses that browsers, search engines and link previews know, made from its record. */
export const portalFileRoutes = ({ portalOf, voiceOf, draw, ...edge }: PortalFileOptions) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const drawings = yield* Cache.make({
        capacity: 500,
        timeToLive: 600_000,
        lookup: (key: string) =>
          Effect.promise(() => {
            const [width = 0, height = 0, svg = ""] = JSON.parse(key) as [number, number, string]
            return draw(svg, { width, height })
          }),
      })
      const drawn = (svg: string, width: number, height = width) =>
        Cache.get(drawings, JSON.stringify([width, height, svg]))

      const file = (
        path: `/${string}`,
        answer: (reader: Reader) => Effect.Effect<HttpServerResponse.HttpServerResponse>,
      ) =>
        HttpRouter.add(
          "GET",
          path,
          Effect.gen(function* () {
            const request = yield* HttpServerRequest.HttpServerRequest
            const carrier = carrierOf(request, edge.isProxy)
            const host = hostOf(carrier)
            const asked = new URL(request.url, "http://localhost").searchParams.get("language")
            return yield* Effect.matchEffect(portalOf(host), {
              onFailure: () => Effect.succeed(HttpServerResponse.text("not found", { status: 404 })),
              onSuccess: (portal) =>
                answer({
                  portal,
                  origin: requestFacts(carrier, edge, host).origin,
                  language:
                    asked === null
                      ? negotiateLanguage(portal, undefined, request.headers["accept-language"] ?? "")
                      : spokenLanguage(portal, asked),
                }),
            })
          }).pipe(
            Effect.catchCause((cause) =>
              Effect.as(
                Effect.logError(`${path} could not be made`, cause),
                HttpServerResponse.text("not found", { status: 404 }),
              ),
            ),
          ),
        )

      const text = (path: `/${string}`, contentType: string, textOf: (reader: Reader) => string) =>
        file(path, (reader) =>
          Effect.succeed(
            HttpServerResponse.text(textOf(reader), {
              contentType,
              headers: { "cache-control": day, vary: "accept-language" },
            }),
          ),
        )
      const picture = (
        path: `/${string}`,
        bytesOf: (reader: Reader) => Effect.Effect<Uint8Array>,
        contentType = "image/png",
      ) =>
        file(path, (reader) =>
          Effect.map(bytesOf(reader), (bytes) =>
            HttpServerResponse.uint8Array(bytes, { contentType, headers: { "cache-control": day } }),
          ),
        )

      return Layer.mergeAll(
        text("/robots.txt", "text/plain; charset=utf-8", robots),
        text("/sitemap.xml", "application/xml; charset=utf-8", sitemap),
        text("/manifest.webmanifest", "application/manifest+json", (reader) =>
          manifest(reader, voiceOf(reader.portal, reader.language)),
        ),
        text("/icon.svg", "image/svg+xml", ({ portal }) => portalIcon(portal)),
        ...[180, 192, 512].map((size) => picture(`/icon-${size}.png`, ({ portal }) => drawn(portalIcon(portal), size))),
        picture("/favicon.ico", ({ portal }) => Effect.map(drawn(portalIcon(portal), 48), icoOf), "image/x-icon"),
        picture("/example-ad.png", (reader) => drawn(exampleOf(reader), exampleSize.width, exampleSize.height)),
        picture("/preview.png", ({ portal, language }) =>
          drawn(
            previewCard(portal, voiceOf(portal, language), language),
            previewCardSize.width,
            previewCardSize.height,
          ),
        ),
      )
    }),
  )
