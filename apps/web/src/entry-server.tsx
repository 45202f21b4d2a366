import { type PortalVoice, publicPageAt, servicesOf, type ShownPortal, voiceIn } from "@domain/portals"
import {
  createI18n,
  type LanguageCode,
  languageCodes,
  languageOrEnglish,
  languages,
  namespaces,
  textLanguages,
} from "@ui/i18n"
import { messageText } from "@ui/i18n/message-texts"
import { viteTexts } from "@ui/i18n/vite-texts"
import { type ColourMode, followDeviceClock } from "@ui/shared/frame"
import type { i18n } from "i18next"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, matchRoutes, RouterProvider } from "react-router"
import { compose } from "./composition.ts"
import { makeRoutes } from "./routes.tsx"
import { type ShellPage, shellPageAt, unknownPage } from "./shell-pages.tsx"
import { isSummaryAnswer } from "./summary-answer.ts"
import { AppProviders } from "./app-providers.tsx"
import { UseCases } from "./use-cases.tsx"

/** Who looks at the page: a language code, a chosen colour mode, the path with its query, and what it would ask for first. */
export interface Visitor {
  readonly language: string
  readonly mode: "light" | "dark" | undefined
  readonly path: string
  readonly answer?: unknown
}

const texts = new Map<LanguageCode, i18n>()

/** Loads the texts of every language; to be awaited once before `prerender`. */
export const preparePrerender = async (): Promise<void> => {
  const loaded = languageCodes.map(async (language) => {
    texts.set(language, await createI18n({ language, loadTexts: viteTexts, preload: namespaces }))
  })
  await Promise.all(loaded)
}

const nothing = () => undefined

followDeviceClock(() => Date.now())

const addressOf = (path: string) => new URL(`http://localhost${path}`)

/** Use-cases that nobody calls: effects, and so calls, run only in a browser. */
const composition = compose("localhost")

const routes = makeRoutes(composition, Promise.resolve({}))

/** Whether the router has a page of its own for a path. */
const hasPage = (pathname: string): boolean => matchRoutes(routes, pathname)?.at(-1)?.route.path !== "*"

const pageAt = (pathname: string): ShellPage => (hasPage(pathname) ? shellPageAt(pathname) : unknownPage)

/** The portal's own words in a language, else the product's neutral ones; texts must be loaded. */
export const voiceOf = (portal: ShownPortal, language: string): PortalVoice => {
  const words = (key: string) => String(texts.get(languageOrEnglish(language))?.t(key) ?? "")
  const lead = words(servicesOf(portal).has("google") ? "common:portal.lead" : "common:portal.leadSocial")
  return voiceIn(portal, language) ?? { headline: words("common:portal.headline"), lead }
}

/** Whether there is a page at the path, and what it says of itself to search engines and link previews. */
export const describe = (portal: ShownPortal, { language, path, answer }: Visitor) => {
  const { pathname } = addressOf(path)
  const name = publicPageAt(portal, pathname)?.name ?? "home"
  const failure = isSummaryAnswer(answer) && answer.outcome.status === "failed" ? answer.outcome.failure : undefined
  return {
    isKnown: hasPage(pathname) && failure === undefined,
    ...(failure?._tag === "TooManyRequests" && { retryAfterSeconds: failure.retryAfterSeconds }),
    description:
      name === "home"
        ? voiceOf(portal, language).lead
        : messageText(`page.${name}`, languageOrEnglish(language), { portal: portal.title }),
  }
}

/** The first picture of a page as markup with its title element, the same that the browser draws first; empty when texts are missing. Throws what drawing throws. */
export const prerender = (portal: ShownPortal, { language: asked, mode, path, answer }: Visitor): string => {
  const language = languageOrEnglish(asked)
  const i18n = texts.get(language)
  if (i18n === undefined) return ""
  const { pathname, search } = addressOf(path)
  const { Picture, pattern = "*" } = pageAt(pathname)
  const router = createMemoryRouter(
    [
      {
        element: <UseCases composition={composition} />,
        children: [{ id: "picture", path: pattern, loader: nothing, element: <Picture /> }],
      },
    ],
    {
      initialEntries: [pathname + search],
      hydrationData: { loaderData: { picture: isSummaryAnswer(answer) ? answer.outcome : null } },
    },
  )
  const shownMode: ColourMode = mode ?? "system"
  const markup = renderToString(
    <AppProviders i18n={i18n} value={{ portal, language, setLanguage: nothing, mode: shownMode, setMode: nothing }}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  router.dispose()
  return markup
}

const fontsource = (family: string): string => `../../node_modules/@fontsource-variable/${family}/wght.css`

const fontSources: Readonly<Record<string, string>> = {
  latin: "../../ui/kit/src/fonts/latin.css",
  hebrew: fontsource("noto-sans-hebrew"),
  arabic: fontsource("noto-sans-arabic"),
  devanagari: fontsource("noto-sans-devanagari"),
}

/** Sources, as the build's manifest names them, whose chunks and style the page at a path needs at once. */
export const sourcesOf = ({ language: asked, path }: Visitor): ReadonlyArray<string> => {
  const language = languageOrEnglish(asked)
  const page = pageAt(addressOf(path).pathname)
  const fonts = new Set([fontSources["latin"], fontSources[languages[language].fontScript]])
  return [
    ...(page.calls === undefined ? [] : ["src/remote-use-cases.ts", ...page.calls]),
    `../../ui/${page.screen === undefined ? "pages/src/every-screen.ts" : `${page.screen}.page.tsx`}`,
    ...[...fonts].filter((font) => font !== undefined),
    ...textLanguages(language).flatMap((code) =>
      ["common", "kit", "failures", ...(page.calls === undefined ? [] : ["callFailures"]), ...page.namespaces].map(
        (name) => `../../ui/i18n/locales/${code}/${name}.json`,
      ),
    ),
  ]
}
