import { type ShownPortal, spokenLanguage } from "@domain/portals"
import { type LanguageCode, languages } from "@ui/i18n"
import type { ColourMode } from "@ui/shared/frame"
import type { i18n } from "i18next"
import { useEffect, useLayoutEffect, useMemo, useState } from "react"
import { RouterProvider } from "react-router/dom"
import { loadLanguageFonts } from "./fonts.ts"
import { likelyRegion } from "./likely-region.ts"
import type { Router } from "./router.ts"
import { AppProviders } from "./app-providers.tsx"

export interface AppProps {
  readonly router: Router
  readonly portal: ShownPortal
  readonly i18n: i18n
  readonly language: LanguageCode
  readonly mode: ColourMode
  /** Called once, when the first page has replaced the picture drawn beforehand. */
  readonly onShown: () => void
}

const remember = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}

export const App = ({ router, portal, i18n, language: first, mode: firstMode, onShown }: AppProps) => {
  const [language, setLanguage] = useState(first)
  const [mode, setMode] = useState(firstMode)

  useLayoutEffect(onShown, [onShown])
  useEffect(() => {
    document.documentElement.lang = languages[language].locale
    document.documentElement.dir = languages[language].direction
    void loadLanguageFonts(language)
  }, [language])
  useEffect(() => {
    document.documentElement.dataset["motif"] = portal.theme.motif ?? "plain"
  }, [portal])
  useEffect(() => {
    if (mode === "system") delete document.documentElement.dataset["mode"]
    else document.documentElement.dataset["mode"] = mode
  }, [mode])

  const portalContext = useMemo(
    () => ({
      portal,
      language,
      // A portal's own locale may be one that is not translated, and no page speaks two languages.
      setLanguage: (wanted: LanguageCode) => {
        const next = spokenLanguage(portal, wanted)
        remember("language", next)
        void i18n.changeLanguage(next).then(() => setLanguage(next))
      },
      mode,
      setMode: (next: ColourMode) => {
        remember("colour_mode", next)
        setMode(next)
      },
      askRegion: likelyRegion,
    }),
    [i18n, language, mode, portal],
  )

  return (
    <AppProviders i18n={i18n} value={portalContext}>
      <RouterProvider router={router} />
    </AppProviders>
  )
}
