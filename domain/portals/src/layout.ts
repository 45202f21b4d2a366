/** Widths and heights of the frame, in CSS pixels. Spec: constants, widths; screens, layout. */
export const layoutSizes = {
  sidebar: 250,
  collapsedSidebar: 70,
  mobileBelow: 960,
  profileListMaxHeight: 200,
  logoHeight: 35,
} as const

/** Pauses of the frame, in milliseconds. Spec: constants; screens, chat widget and callback dialog. */
export const layoutDelays = {
  chatStart: 1500,
  greeting: 1500,
  accountCreated: 500,
  callbackReset: 1000,
} as const

/** Working days until support or a call-back answers. Spec: constants. */
export const supportReplyDays = 2

/** Whether a viewport has the small-screen frame: header and drawer instead of the sidebar. Spec: layout, "mobile break point 960". */
export const isSmallScreen = (width: number): boolean => width < layoutSizes.mobileBelow

/** Width of the sidebar in pixels: none on small screens and in embed mode. Spec: layout; "embed mode (sidebar and breadcrumbs hidden)". */
export const sidebarWidth = (frame: {
  readonly width: number
  readonly isCollapsed: boolean
  readonly isEmbedded: boolean
}): number => {
  if (frame.isEmbedded || isSmallScreen(frame.width)) return 0
  return frame.isCollapsed ? layoutSizes.collapsedSidebar : layoutSizes.sidebar
}

/** Areas of the product, by what the frame around them shows. */
export type FrameArea =
  | "public"
  | "login"
  | "profileSelection"
  | "onboarding"
  | "summary"
  | "campaignEditor"
  | "creativeBuilder"
  | "app"

/** What the frame shows around a page. */
export interface FrameParts {
  readonly header: boolean
  readonly sidebar: boolean
  readonly breadcrumbs: boolean
  readonly footer: boolean
}

const headerless: ReadonlySet<FrameArea> = new Set(["login", "profileSelection", "summary"])
const footerless: ReadonlySet<FrameArea> = new Set(["campaignEditor", "creativeBuilder", "onboarding", "summary"])
const framed: ReadonlySet<FrameArea> = new Set(["app", "campaignEditor", "creativeBuilder"])

/**
 * The parts of the frame around an area. The signed-in frame has its header on small screens only; embedding hides sidebar and
 * breadcrumbs, and the small header with them, since it opens the sidebar (ours); the footer is hidden while editing and
 * onboarding. Spec: screens, layout.
 */
export const frameParts = (
  area: FrameArea,
  frame: { readonly width: number; readonly isEmbedded: boolean },
): FrameParts => {
  const isFramed = framed.has(area)
  return {
    header: isFramed ? isSmallScreen(frame.width) && !frame.isEmbedded : !headerless.has(area),
    sidebar: isFramed && !frame.isEmbedded && !isSmallScreen(frame.width),
    breadcrumbs: isFramed && !frame.isEmbedded,
    footer: !footerless.has(area),
  }
}
