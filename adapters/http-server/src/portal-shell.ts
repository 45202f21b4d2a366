import { Effect, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { CurrentRequest } from "@application/kernel"
import { isRightToLeft, type Portal, ShownPortal, themeStyleSheet } from "@domain/portals"
import type { InvalidPortal } from "@domain/portals"
import { escapeText, isListed, pageHead, type PageFacts } from "./page-head.ts"
import { pageReply } from "./page-reply.ts"
import { carrierOf, type SiteOrigins, hostOf, requestFacts } from "./request-context.ts"
import { type HeaderOptions, pagePolicy } from "./security-headers.ts"
import type { ShellAssets } from "./shell-assets.ts"
import { languageTag, negotiateLanguage } from "./visitor-language.ts"

const encodePortal = Schema.encodeSync(Schema.fromJsonString(ShownPortal))

export interface ShellVisitor {
  readonly language: string
  readonly mode: "light" | "dark" | undefined
  /** Path with its query. */
  readonly path: string
  /** What the page would ask for first, as JSON can say it; absent where it asks for nothing or by itself. */
  readonly answer?: unknown
}

/** What a path shows, as far as the server can tell. */
export interface ShellPageFacts {
  /** Whether there is such a page; another address answers 404, with the page that says so. */
  readonly isKnown: boolean
  /** Seconds after which the page may be asked for again; the page then answers 429 and says so. */
  readonly retryAfterSeconds?: number | undefined
  readonly description: string
}

/**
 * What is drawn before any script has run, per portal, language, path and answer, with its title element; empty where
 * nothing is. Where it throws, the page is sent without.
 */
export type Prerender = (portal: ShownPortal, visitor: ShellVisitor) => string

const addressOf = (path: string) => new URL(`http://localhost${path}`)

/** The text of drawn markup, in which these five characters are escaped. */
const plainText = (markup: string): string =>
  markup
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")

const linked = (address: string) => `<link rel="stylesheet" crossorigin href="${address}">`

/**
 * The style in the page itself, so that the first paint waits for nothing. Its sheets stay known to the script as links
 * that no browser loads, so that chunks do not fetch them again.
 */
const assetTags = ({ css, styleSheets, modules }: ShellAssets): string =>
  [
    `<style>${css.replaceAll("</", "<\\/")}</style>`,
    ...styleSheets.map((address) => `<link rel="stylesheet" type="text/plain" href="${address}">`),
    ...modules.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
  ].join("")

/** What is typed before the script runs would be lost, so fields wait for it; links work at once. */
const rootOf = (picture: string): string =>
  /<(?:input|select|textarea)\b/.test(picture)
    ? `<div id="root" inert>${picture}</div>`
    : `<div id="root">${picture}</div>`

/** Data in the page: nothing in it can end the element or open a script. */
const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll("<", "\\u003c")}</script>`

const noAssets: ShellAssets = { css: "", styleSheets: [], modules: [] }

const drawnTitle = /<title>([^<]*)<\/title>/

/**
 * The page for one portal: its title, head, theme, language and, where there are such, its first picture with its style
 * and the answer that it would ask for first, stamped into the template.
 */
export const stampShell = (
  template: string,
  portal: ShownPortal,
  visitor: ShellVisitor,
  picture: string,
  assets: ShellAssets = noAssets,
  facts: Pick<PageFacts, "origin" | "description"> = { origin: "", description: "" },
): string => {
  const [titleElement = `<title>${escapeText(portal.title)}</title>`, title] = drawnTitle.exec(picture) ?? []
  const { pathname } = addressOf(visitor.path)
  const direction = isRightToLeft(visitor.language) ? "rtl" : "ltr"
  const mode = visitor.mode === undefined ? "" : ` data-mode="${visitor.mode}"`
  const motif = portal.theme.motif ?? "plain"
  const head = [
    pageHead(portal, {
      ...facts,
      pathname,
      language: visitor.language,
      title: title === undefined ? portal.title : plainText(title),
    }),
    assets === noAssets ? "" : assetTags(assets),
    `<style id="theme">${themeStyleSheet(portal.theme)}</style>`,
    jsonElement("portal", encodePortal(portal)),
    visitor.answer === undefined ? "" : jsonElement("answer", JSON.stringify(visitor.answer)),
  ].join("")
  return assets.styleSheets
    .reduce((page, address) => page.replace(linked(address), ""), template)
    .replace(
      '<html lang="en" dir="ltr">',
      `<html lang="${escapeText(languageTag(visitor.language))}" dir="${direction}" data-motif="${motif}"${mode}>`,
    )
    .replace("<title></title>", () => titleElement)
    .replace("<!--portal-->", () => head)
    .replace('<div id="root"></div>', () => rootOf(picture.replace(drawnTitle, "")))
}

export interface ShellOptions extends SiteOrigins {
  readonly template: string
  readonly portalOf: (host: string) => Effect.Effect<ShownPortal, InvalidPortal>
  readonly prerender: Prerender
  readonly describe: (portal: Portal, visitor: ShellVisitor) => ShellPageFacts
  /** Style and chunks of a page's first picture; without it the page links what the template links. */
  readonly assetsOf?: (visitor: ShellVisitor) => ShellAssets
  /**
   * What the page at a path would ask for first, as JSON can say it, asked as a request of the page's own host; undefined
   * where it asks for nothing or by itself.
   */
  readonly answerOf?: (pathname: string) => Effect.Effect<unknown>
  readonly headers: HeaderOptions
}

const unknownPortal = (host: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>404</title><body style="font-family:system-ui;padding:3rem"><h1>404</h1><p>${escapeText(host)}</p></body></html>`

/** Every address that is neither a call nor a file answers with the portal's page; the router in it decides what it shows. */
export const shellRoutes = ({
  template,
  portalOf,
  prerender,
  describe,
  assetsOf,
  answerOf,
  headers,
  ...edge
}: ShellOptions) =>
  HttpRouter.add(
    "GET",
    "/*",
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const carrier = carrierOf(request, edge.isProxy)
      const host = hostOf(carrier)
      const { pathname, search } = addressOf(request.url)
      const mode = request.cookies["colour_mode"]
      return yield* Effect.matchEffect(portalOf(host), {
        onSuccess: Effect.fnUntraced(function* (portal) {
          const language = negotiateLanguage(
            portal,
            request.cookies["language"],
            request.headers["accept-language"] ?? "",
          )
          const facts = requestFacts(carrier, edge, host)
          const answer =
            answerOf === undefined ? undefined : yield* Effect.provideService(answerOf(pathname), CurrentRequest, facts)
          const visitor = {
            language,
            path: pathname + search,
            mode: mode === "light" || mode === "dark" ? mode : undefined,
            answer,
          } as const
          const picture = yield* Effect.catchCause(
            Effect.sync(() => prerender(portal, visitor)),
            (cause) => Effect.as(Effect.logError("A page could not be drawn beforehand", cause), ""),
          )
          const { isKnown, retryAfterSeconds, description } = describe(portal, visitor)
          const page = stampShell(template, portal, visitor, picture, assetsOf?.(visitor), {
            origin: facts.origin,
            description,
          })
          return yield* pageReply(request, page, retryAfterSeconds !== undefined ? 429 : isKnown ? 200 : 404, {
            "cache-control": "no-cache",
            ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
            ...(!isListed(portal, pathname) && { "x-robots-tag": "noindex" }),
            "content-security-policy": pagePolicy(headers, portal.embeddedBy),
          })
        }),
        onFailure: () =>
          Effect.succeed(
            HttpServerResponse.text(unknownPortal(host), { status: 404, contentType: "text/html; charset=utf-8" }),
          ),
      })
    }),
  )
