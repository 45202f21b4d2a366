import { storedValue } from "@adapters/browser"
import { isEmbedMode } from "@domain/portals"
import { lazyPart, UseCaseProvider } from "@ui/container"
import { languages } from "@ui/i18n"
import {
  type DevicePreferences,
  DevicePreferencesProvider,
  FlowsProvider,
  useDisplaySettings,
  usePortal,
  useSessionState,
} from "@ui/shared/frame"
import { LaunchFlowProvider } from "@ui/shared/launch"
import { type ReactNode, Suspense } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { useLocation } from "react-router"
import { Arrival } from "./arrival.tsx"
import type { Composition } from "./composition.ts"

const areTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((one) => typeof one === "string")
const areNumbers = (value: unknown): value is ReadonlyArray<number> =>
  Array.isArray(value) && value.every((one) => typeof one === "number")
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean"

const preferences: DevicePreferences = {
  isSidebarNarrow: storedValue("sidebarNarrow", isBoolean),
  isEmbedded: storedValue("embedMode", isBoolean, "sessionStorage"),
  campaignColumns: storedValue("campaignColumns", areTexts),
  productColumns: storedValue("productColumns", areTexts),
  leadColumns: storedValue("leadColumns", areTexts),
  recentProfiles: storedValue("recentProfiles", areNumbers),
}

/** Keeps embed mode for the visit, at whichever address it was asked for. Spec: screens and routes. */
export const noteEmbedMode = (search: string): void => {
  const asked = new URLSearchParams(search).get("embed")
  if (asked !== null) preferences.isEmbedded.write(isEmbedMode(asked, preferences.isEmbedded.read()))
}

const ActingNotice = lazyPart(async () => (await import("@ui/account/acting-notice")).default)

/** Above every page while support acts as a client. */
const Acting = () => {
  const session = useSessionState()
  if (session.status !== "signedIn" || session.acting === undefined) return null
  return (
    <Suspense>
      <ActingNotice acting={session.acting} user={session.user} />
    </Suspense>
  )
}

const JourneyChat = lazyPart(async () => (await import("@ui/shared/journey-chat")).JourneyChat)

/** Beside the sign-up's pages, where the portal has a chat. */
const SignupChat = () => {
  const { portal } = usePortal()
  const { pathname } = useLocation()
  if (portal.chatScript === undefined || !/^\/signup\//iu.test(pathname)) return null
  return (
    <Suspense>
      <JourneyChat />
    </Suspense>
  )
}

/** Boxes for numbers group their digits by the locale alone; English has one with lakhs. */
const Boxes = ({ children }: { readonly children: ReactNode }) => {
  const { numberStyle } = useDisplaySettings()
  const { language } = usePortal()
  const isInLakhs = language === "en" && numberStyle === "lakh"
  return <I18nProvider locale={isInLakhs ? "en-IN" : languages[language].locale}>{children}</I18nProvider>
}

/** Gives the pages below it their use-cases and flows. */
export const UseCases = ({ composition }: { readonly composition: Composition }) => (
  <UseCaseProvider useCases={composition.useCases}>
    <FlowsProvider
      session={composition.session}
      paymentWindow={composition.paymentWindow}
      pushDevice={composition.pushDevice}
      passkeyDevice={composition.passkeyDevice}
      loadSupportChat={composition.loadSupportChat}
    >
      <LaunchFlowProvider flow={composition.launch}>
        <DevicePreferencesProvider value={preferences}>
          <Acting />
          <SignupChat />
          <Boxes>
            <Arrival />
          </Boxes>
        </DevicePreferencesProvider>
      </LaunchFlowProvider>
    </FlowsProvider>
  </UseCaseProvider>
)
