import type { Portal } from "@domain/portals"
import { containerContext, UseCaseProvider } from "@ui/container"
import { type LanguageCode, languages } from "@ui/i18n"
import { type ColourMode, FlowsProvider, PortalProvider } from "@ui/screens/frame"
import { LaunchFlowProvider } from "@ui/screens/launch"
import type { i18n } from "i18next"
import { useEffect, useMemo, useState } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { I18nextProvider } from "react-i18next"
import { createBrowserRouter, RouterContextProvider } from "react-router"
import { RouterProvider } from "react-router/dom"
import type { Composition } from "./composition.ts"
import { makeRoutes } from "./routes.tsx"

export interface AppProps {
  readonly composition: Composition
  readonly portal: Portal
  readonly i18n: i18n
  readonly language: LanguageCode
  readonly mode: ColourMode
}

const remember = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}

export const App = ({ composition, portal, i18n, language: first, mode: firstMode }: AppProps) => {
  const [language, setLanguage] = useState(first)
  const [mode, setMode] = useState(firstMode)

  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = languages[language].direction
  }, [language])
  useEffect(() => {
    if (mode === "system") delete document.documentElement.dataset["mode"]
    else document.documentElement.dataset["mode"] = mode
  }, [mode])

  const surroundings = useMemo(
    () => ({
      portal,
      language,
      setLanguage: (next: LanguageCode) => {
        remember("marquee_language", next)
        void i18n.changeLanguage(next).then(() => setLanguage(next))
      },
      mode,
      setMode: (next: ColourMode) => {
        remember("marquee_mode", next)
        setMode(next)
      },
    }),
    [i18n, language, mode, portal],
  )
  const router = useMemo(
    () =>
      createBrowserRouter(makeRoutes(composition), {
        getContext: () => new RouterContextProvider(new Map([[containerContext, composition.container]])),
      }),
    [composition],
  )

  return (
    <I18nextProvider i18n={i18n}>
      <I18nProvider locale={languages[language].locale}>
        <PortalProvider value={surroundings}>
          <UseCaseProvider container={composition.container}>
            <FlowsProvider session={composition.session} paymentWindow={composition.paymentWindow}>
              <LaunchFlowProvider flow={composition.launch}>
                <RouterProvider router={router} />
              </LaunchFlowProvider>
            </FlowsProvider>
          </UseCaseProvider>
        </PortalProvider>
      </I18nProvider>
    </I18nextProvider>
  )
}
