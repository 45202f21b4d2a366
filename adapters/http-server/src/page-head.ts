import { type Portal, previewCardSize, publicPageAt, themeToCssVariables } from "@domain/portals"
import { languageTag } from "./visitor-language.ts"

export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/** Facts of a page for search engines and link previews. */
export interface PageFacts {
  readonly language: string
  readonly pathname: string
  /** Address of the site at the portal's host, without a slash at its end. */
  readonly origin: string
  readonly title: string
  readonly description: string
}

/** Whether search engines may list the page at a path; also sent as a header, for files that are no pages. */
export const isListed = (portal: Portal, pathname: string): boolean => publicPageAt(portal, pathname) !== undefined

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeText(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeText(content)}">`
const link = (relation: string, address: string) => `<link rel="${relation}" href="${escapeText(address)}">`

/** Description, canonical address, icons and preview card of a portal's page, as elements of its head. */
export const pageHead = (portal: Portal, { language, pathname, origin, title, description }: PageFacts): string => {
  const listed = publicPageAt(portal, pathname)
  const address = listed === undefined ? undefined : `${origin}${listed.path}`
  const paper = (mode: "light" | "dark") => themeToCssVariables(portal.theme, mode)["--color-paper"] ?? ""
  return [
    meta("description", description),
    meta("application-name", portal.title),
    address === undefined ? meta("robots", "noindex") : link("canonical", address),
    `<link rel="icon" href="/favicon.ico" sizes="48x48">`,
    `<link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    link("apple-touch-icon", "/icon-180.png"),
    link("manifest", "/manifest.webmanifest"),
    `<meta name="theme-color" content="${paper("light")}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${paper("dark")}" media="(prefers-color-scheme: dark)">`,
    property("og:type", "website"),
    property("og:site_name", portal.title),
    property("og:title", title),
    property("og:description", description),
    property("og:locale", languageTag(language).replace("-", "_")),
    address === undefined ? "" : property("og:url", address),
    property("og:image", `${origin}/preview.png?language=${language}`),
    property("og:image:type", "image/png"),
    property("og:image:width", String(previewCardSize.width)),
    property("og:image:height", String(previewCardSize.height)),
    property("og:image:alt", portal.title),
    meta("twitter:card", "summary_large_image"),
  ].join("")
}
