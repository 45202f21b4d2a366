/** What every answer's headers depend on. */
export interface HeaderOptions {
  /** Whether the site is reached by https. */
  readonly isSecure: boolean
  /** Origins of the gateways' scripts, calls and frames, and of other widgets in pages. */
  readonly widgetOrigins: ReadonlyArray<string>
  /** Origins of pictures beside our own. */
  readonly pictureOrigins: ReadonlyArray<string>
  /** Origins of the support chat's script, calls and frames, for pages of portals that have it. */
  readonly chatOrigins?: ReadonlyArray<string>
}

type Headers = Readonly<Record<string, string>>

const policy = (directives: ReadonlyArray<readonly [string, ...ReadonlyArray<string>]>): string =>
  directives.map((directive) => directive.join(" ")).join("; ")

const nothing = "'none'"

/** Headers of everything that is no page: opened by itself, it runs and loads nothing and is not framed. */
const closedPolicy = policy([
  ["default-src", nothing],
  ["style-src", "'unsafe-inline'"],
  ["frame-ancestors", nothing],
  ["form-action", nothing],
  ["base-uri", nothing],
  ["object-src", nothing],
])

const permissions = (widgetOrigins: ReadonlyArray<string>): string => {
  const payers = ["self", ...widgetOrigins.map((origin) => `"${origin}"`)].join(" ")
  const closed = ["camera", "microphone", "geolocation", "usb", "midi", "display-capture", "browsing-topics"]
  return [...closed.map((feature) => `${feature}=()`), `payment=(${payers})`].join(", ")
}

const aYear = 31_536_000

/** Headers of every answer: pages, files, calls and errors alike. A page replaces the policy by its own. */
export const securityHeaders = ({ isSecure, widgetOrigins }: HeaderOptions): Headers => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": permissions(widgetOrigins),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "content-security-policy": closedPolicy,
  ...(isSecure && { "strict-transport-security": `max-age=${aYear}` }),
})

/** What the policy of a portal's pages follows from. */
export interface FramedPortal {
  /** The hosts that may frame the pages; none of them, nobody. */
  readonly embeddedBy?: ReadonlyArray<string>
  /** Address of the chat's script, where the portal has a chat. */
  readonly chatScript?: string
}

/** The policy of a portal's pages. */
export const pagePolicy = (
  { widgetOrigins: scripts, pictureOrigins, chatOrigins = [] }: HeaderOptions,
  { embeddedBy: framedBy = [], chatScript }: FramedPortal = {},
): string => {
  const widgetOrigins = [...scripts, ...(chatScript === undefined ? [] : chatOrigins)]
  return policy([
    ["default-src", "'self'"],
    ["script-src", "'self'", ...widgetOrigins],
    ["worker-src", "'self'"],
    ["style-src", "'self'", "'unsafe-inline'"],
    // A cover is drawn from the video on the device before it is sent.
    ["media-src", "'self'", "blob:"],
    ["img-src", "'self'", "data:", "blob:", ...pictureOrigins, ...widgetOrigins],
    ["font-src", "'self'", "data:"],
    ["connect-src", "'self'", ...widgetOrigins],
    ["frame-src", "'self'", ...widgetOrigins],
    ["frame-ancestors", ...(framedBy.length === 0 ? [nothing] : framedBy)],
    ["form-action", "'self'", ...widgetOrigins],
    ["base-uri", "'self'"],
    ["object-src", nothing],
  ])
}
