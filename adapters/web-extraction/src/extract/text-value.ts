import type { Cheerio } from "cheerio"
import type { Element } from "domhandler"
import { type Page, squeeze } from "./page.ts"

/** The value that an element gives to a property: its content, picture, address of a link, time or text. */
export const textValue = (page: Page, element: Cheerio<Element>): string => {
  const content = element.attr("content")
  if (content !== undefined) return content
  const tag = element.prop("tagName")?.toLowerCase()
  if (tag === "img" || tag === "source") return page.resolve(element.attr("src") ?? "") ?? ""
  if (tag === "a" || tag === "link") {
    const href = element.attr("href") ?? ""
    const visible = squeeze(element.text())
    return /^(tel|mailto):/i.test(href) || visible !== ""
      ? /^(tel|mailto):/i.test(href)
        ? href
        : visible
      : (page.resolve(href) ?? "")
  }
  if (tag === "meta") return ""
  if (tag === "time") return element.attr("datetime") ?? squeeze(element.text())
  element.find("br").replaceWith(", ")
  return squeeze(element.text())
}
