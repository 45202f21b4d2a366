export { FailureNotice } from "./failure-notice.tsx"
export { FlowsProvider, usePaymentWindow, useSession, useSessionState } from "./flows-context.tsx"
export { PageFailed, PageNotFound } from "./page-failed.tsx"
export {
  type ColourMode,
  PageTitle,
  PortalLogo,
  PortalProvider,
  type PortalSurroundings,
  usePortal,
} from "./portal-context.tsx"
