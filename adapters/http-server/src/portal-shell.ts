import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { CurrentRequest } from "@application/kernel"
import { pageAt, pageRow } from "@domain/pages"
import type { InvalidPortal, Portal, ShownPortal } from "@domain/portals"
import { escapeText, isListed } from "./page-head.ts"
import { pageReply, preparedReply } from "./page-reply.ts"
import { preparedPages } from "./prepared-pages.ts"
import { carrierOf, hostOf, requestFacts, type SiteOrigins } from "./request-context.ts"
import { type HeaderOptions, pagePolicy } from "./security-headers.ts"
import type { ShellAssets } from "./shell-assets.ts"
import { addressOf, encodedPortal, type ShellVisitor, stampShell } from "./stamp-shell.ts"
import { negotiateLanguage } from "./visitor-language.ts"

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

/** Longer addresses are drawn for each visitor, so that nobody fills the memory with them. */
const longestShared = 300

const modeIn = (cookie: string | undefined) => (cookie === "light" || cookie === "dark" ? cookie : undefined)

const isFramedByNobody = (pathname: string): boolean => {
  const name = pageAt(pathname)
  return name !== undefined && pageRow(name).isFramedByNobody === true
}

/**
 * The page at an address of a portal. Without an answer it is the same for all who see the portal in one language and mode,
 * and is prepared once.
 */
const portalPage = (
  { template, prerender, describe, assetsOf, answerOf, headers, ...edge }: ShellOptions,
  prepared: Effect.Success<typeof preparedPages>,
) =>
  Effect.fnUntraced(function* (portal: ShownPortal) {
    const request = yield* HttpServerRequest.HttpServerRequest
    const carrier = carrierOf(request, edge.isProxy)
    const facts = requestFacts(carrier, edge, hostOf(carrier))
    const { pathname, search } = addressOf(request.url)
    const visitor: ShellVisitor = {
      language: negotiateLanguage(portal, request.cookies["language"], request.headers["accept-language"] ?? ""),
      path: pathname + search,
      mode: modeIn(request.cookies["colour_mode"]),
      answer:
        answerOf === undefined ? undefined : yield* Effect.provideService(answerOf(pathname), CurrentRequest, facts),
    }
    const { isKnown, retryAfterSeconds, description } = describe(portal, visitor)
    const draw = Effect.gen(function* () {
      const picture = yield* Effect.catchCause(
        Effect.sync(() => prerender(portal, visitor)),
        (cause) => Effect.as(Effect.logError("A page could not be drawn beforehand", cause), undefined),
      )
      const { origin } = facts
      const text = stampShell(template, portal, visitor, picture ?? "", assetsOf?.(visitor), { origin, description })
      return { text, isWhole: picture !== undefined }
    })
    const replyHeaders = {
      "cache-control": "no-cache",
      ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
      ...(!isListed(portal, pathname) && { "x-robots-tag": "noindex" }),
      "content-security-policy": pagePolicy(
        headers,
        isFramedByNobody(pathname) ? { ...portal, embeddedBy: [] } : portal,
      ),
    }
    const isShared = visitor.answer === undefined && isKnown && retryAfterSeconds === undefined
    if (isShared && visitor.path.length < longestShared) {
      const { language, mode = "", path } = visitor
      const name = [language, mode, facts.origin, path, encodedPortal(portal)].join("\n")
      return preparedReply(request, yield* prepared(name, draw), replyHeaders)
    }
    const status = retryAfterSeconds !== undefined ? 429 : isKnown ? 200 : 404
    return yield* pageReply(request, (yield* draw).text, status, replyHeaders)
  })

/** Every address that is neither a call nor a file answers with the portal's page; the router in it decides what it shows. */
export const shellRoutes = (options: ShellOptions) =>
  Layer.unwrap(
    Effect.map(preparedPages, (prepared) => {
      const page = portalPage(options, prepared)
      const answer = Effect.gen(function* () {
        const host = hostOf(carrierOf(yield* HttpServerRequest.HttpServerRequest, options.isProxy))
        return yield* Effect.matchEffect(options.portalOf(host), {
          onSuccess: page,
          onFailure: () =>
            Effect.succeed(
              HttpServerResponse.text(unknownPortal(host), { status: 404, contentType: "text/html; charset=utf-8" }),
            ),
        })
      })
      return HttpRouter.add("GET", "/*", answer)
    }),
  )
