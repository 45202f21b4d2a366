import { seededLooks, seededPortals, themeStyleSheet } from "@domain/portals"
import { createI18n, languageOrEnglish, languages, loadCallFailures } from "@ui/i18n"
import { viteTexts } from "@ui/i18n/vite-texts"
import { loadFonts } from "@ui/kit/fonts"
import { PortalProvider, type PortalContextValue } from "@ui/shared/frame"
import { type ReactNode, Suspense, use, useLayoutEffect, useMemo } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { I18nextProvider, setI18n } from "react-i18next"
import { addons } from "storybook/preview-api"

export interface StoryProvidersProps {
  /** Key of a seeded look. */
  readonly portal: string
  /** Code of a language. */
  readonly language: string
  /** Light or dark. */
  readonly mode: "light" | "dark"
  /** The story fills the window itself. */
  readonly isPage: boolean
  /** The story. */
  readonly children: ReactNode
}

const ready = new Map<string, ReturnType<typeof prepare>>()

const prepare = async (language: string) => {
  const code = languageOrEnglish(language)
  const [i18n] = await Promise.all([
    createI18n({ language: code, loadTexts: viteTexts }),
    loadFonts("latin"),
    loadFonts(languages[code].fontScript),
  ])
  await loadCallFailures(i18n)
  return i18n
}

const prepared = (language: string): ReturnType<typeof prepare> => {
  const known = ready.get(language)
  if (known !== undefined) return known
  const fresh = prepare(language)
  ready.set(language, fresh)
  return fresh
}

/** Turns a switch of the toolbar, as the screens' own menus do in the product. */
const turn = (globals: Readonly<Record<string, string>>): void => addons.getChannel().emit("updateGlobals", { globals })

const Inner = ({ portal, language, mode, isPage, children }: StoryProvidersProps) => {
  const i18n = use(prepared(language))
  const { direction, locale } = languages[languageOrEnglish(language)]
  const look = seededLooks.find(({ key }) => key === portal) ?? seededLooks[0]
  const value = useMemo((): PortalContextValue | undefined => {
    const shownPortal = seededPortals.find(({ headerLogo }) => headerLogo === look?.logoSvg) ?? seededPortals[0]
    return shownPortal === undefined
      ? undefined
      : {
          portal: shownPortal,
          language: languageOrEnglish(language),
          setLanguage: (next) => turn({ language: next }),
          mode,
          setMode: (next) => turn({ mode: next === "dark" ? "dark" : "light" }),
        }
  }, [language, look, mode])
  // Plays read their words through `getI18n`, which else gives the texts of the language that was loaded last.
  useLayoutEffect(() => setI18n(i18n), [i18n])
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = locale
    root.dir = direction
    root.dataset["mode"] = mode
  }, [direction, locale, mode])
  return (
    <I18nextProvider i18n={i18n}>
      <I18nProvider locale={locale}>
        {look === undefined ? null : <style>{themeStyleSheet(look.theme)}</style>}
        <div
          data-portal={portal}
          data-motif={look?.theme.motif ?? "plain"}
          dir={direction}
          lang={locale}
          style={isPage ? {} : { padding: "clamp(1rem, 4vw, 2.5rem)" }}
        >
          {value === undefined ? children : <PortalProvider value={value}>{children}</PortalProvider>}
        </div>
      </I18nProvider>
    </I18nextProvider>
  )
}

/** A portal, a language with its direction, and a mode around a story. */
export const StoryProviders = (props: StoryProvidersProps) => (
  <Suspense fallback={null}>
    <Inner {...props} />
  </Suspense>
)
