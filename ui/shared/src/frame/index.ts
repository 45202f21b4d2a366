export {
  type DevicePreference,
  type DevicePreferences,
  DevicePreferencesProvider,
  useDevicePreferences,
} from "./device-preferences.tsx"
export { FailureNotice } from "./failure-notice.tsx"
export {
  FlowsProvider,
  useDisplaySettings,
  useLoadSupportChat,
  useMayBeSignedIn,
  usePaymentWindow,
  usePasskeyDevice,
  usePushDevice,
  useSession,
  useSessionState,
} from "./flows-context.tsx"
export { HomeLink } from "./home-link.tsx"
export { LegalLinks } from "./legal-links.tsx"
export { isRecord, keepTyping, recallTyping } from "./kept-typing.ts"
export { restoreEntry } from "./parked-typing.ts"
export { useKeepTyping } from "./use-keep-typing.ts"
export { useLikelyRegion } from "./likely-region.ts"
export { NavButton, type NavButtonProps } from "./nav-button.tsx"
export { followDeviceClock, followServerTime, presentTime } from "./now.ts"
export { PageFailed, PageNotFound } from "./page-failed.tsx"
export {
  type ColourMode,
  PageTitle,
  usePortalVoice,
  PortalLogo,
  PortalProvider,
  type PortalContextValue,
  usePortal,
  useServices,
} from "./portal-context.tsx"
export { spokenPhone } from "./spoken-phone.ts"
export { profileContext } from "./profile-context.ts"
