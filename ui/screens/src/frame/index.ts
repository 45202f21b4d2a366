export { FailureNotice } from "./failure-notice.tsx"
export {
  type ColourMode,
  PageTitle,
  PortalLogo,
  PortalProvider,
  type PortalSurroundings,
  usePortal,
} from "./portal-context.tsx"
