import { Schema } from "effect"
import { isRightToLeft, ShownPortal, themeStyleSheet } from "@domain/portals"
import { escapeText, pageHead, type PageFacts } from "./page-head.ts"
import type { ShellAssets } from "./shell-assets.ts"
import { languageTag } from "./visitor-language.ts"

const encodePortal = Schema.encodeSync(Schema.fromJsonString(ShownPortal))

const encoded = new WeakMap<ShownPortal, string>()

/** A portal as JSON, encoded once while its record is the same object. */
export const encodedPortal = (portal: ShownPortal): string => {
  const json = encoded.get(portal) ?? encodePortal(portal)
  encoded.set(portal, json)
  return json
}

export interface ShellVisitor {
  readonly language: string
  readonly mode: "light" | "dark" | undefined
  /** Path with its query. */
  readonly path: string
  /** What the page would ask for first, as JSON can say it; absent where it asks for nothing or by itself. */
  readonly answer?: unknown
}

export const addressOf = (path: string) => new URL(`http://localhost${path}`)

/** The text of drawn markup, in which these five characters are escaped. */
const plainText = (markup: string): string =>
  markup
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")

const linked = (address: string) => `<link rel="stylesheet" crossorigin href="${address}">`

/**
 * The style in the page itself, so that the first paint waits for nothing. Its sheets stay known to the script as links
 * that no browser loads, so that chunks do not fetch them again.
 */
const assetTags = ({ css, styleSheets, modules }: ShellAssets): string =>
  [
    `<style>${css.replaceAll("</", "<\\/")}</style>`,
    ...styleSheets.map((address) => `<link rel="stylesheet" type="text/plain" href="${address}">`),
    ...modules.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
  ].join("")

/** What is typed before the script runs would be lost, so fields wait for it; links work at once. */
const rootOf = (picture: string): string =>
  /<(?:input|select|textarea)\b/.test(picture)
    ? `<div id="root" inert>${picture}</div>`
    : `<div id="root">${picture}</div>`

/** Data in the page: nothing in it can end the element or open a script. */
const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll("<", "\\u003c")}</script>`

const noAssets: ShellAssets = { css: "", styleSheets: [], modules: [] }

const drawnTitle = /<title>([^<]*)<\/title>/

/**
 * The page for one portal: its title, head, theme, language and, where there are such, its first picture with its style
 * and the answer that it would ask for first, stamped into the template.
 */
export const stampShell = (
  template: string,
  portal: ShownPortal,
  visitor: ShellVisitor,
  picture: string,
  assets: ShellAssets = noAssets,
  facts: Pick<PageFacts, "origin" | "description"> = { origin: "", description: "" },
): string => {
  const [titleElement = `<title>${escapeText(portal.title)}</title>`, title] = drawnTitle.exec(picture) ?? []
  const { pathname } = addressOf(visitor.path)
  const direction = isRightToLeft(visitor.language) ? "rtl" : "ltr"
  const mode = visitor.mode === undefined ? "" : ` data-mode="${visitor.mode}"`
  const motif = portal.theme.motif ?? "plain"
  const head = [
    pageHead(portal, {
      ...facts,
      pathname,
      language: visitor.language,
      title: title === undefined ? portal.title : plainText(title),
    }),
    assets === noAssets ? "" : assetTags(assets),
    `<style id="theme">${themeStyleSheet(portal.theme)}</style>`,
    jsonElement("portal", encodedPortal(portal)),
    visitor.answer === undefined ? "" : jsonElement("answer", JSON.stringify(visitor.answer)),
  ].join("")
  return assets.styleSheets
    .reduce((page, address) => page.replace(linked(address), ""), template)
    .replace(
      '<html lang="en" dir="ltr">',
      `<html lang="${escapeText(languageTag(visitor.language))}" dir="${direction}" data-motif="${motif}"${mode}>`,
    )
    .replace("<title></title>", () => titleElement)
    .replace("<!--portal-->", () => head)
    .replace('<div id="root"></div>', () => rootOf(picture.replace(drawnTitle, "")))
}
