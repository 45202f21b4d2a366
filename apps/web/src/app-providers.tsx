import { languages } from "@ui/i18n"
import { PortalProvider, type PortalContextValue } from "@ui/shared/frame"
import type { i18n } from "i18next"
import type { ReactNode } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { I18nextProvider } from "react-i18next"

export interface AppProvidersProps {
  readonly i18n: i18n
  readonly value: PortalContextValue
  readonly children: ReactNode
}

/** What every page has around it, in the browser and when it is drawn beforehand: texts, formats and the portal. */
export const AppProviders = ({ i18n, value, children }: AppProvidersProps) => (
  <I18nextProvider i18n={i18n}>
    <I18nProvider locale={languages[value.language].locale}>
      <PortalProvider value={value}>{children}</PortalProvider>
    </I18nProvider>
  </I18nextProvider>
)
