import type { Extracted } from "@domain/businesses"
import type { Element } from "domhandler"
import { type Entity, textsOf } from "./entity.ts"
import { fact } from "./fact.ts"
import { hostLabels } from "./host-names.ts"
import { opening, targetOf, writtenTo } from "./link-targets.ts"
import { compactName, type Page, squeeze } from "./page.ts"
import { textUpTo } from "./page-bounds.ts"
import { isFreeMail, isSampleMail } from "./placeholder-mail.ts"

const shape =
  /(?<![\p{L}\d._%+@/=-])([a-z0-9][a-z0-9._%+'-]{0,62}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24})(?![\p{L}\d@-])/giu
const notMail = /\.(png|jpe?g|gif|webp|svg|avif|css|js|mjs|ts|json|woff2?|html?|php|pdf|local|test|invalid|example)$/i
/** Whether the text is a person's e-mail address rather than a package version, picture name or sample. */
export const isRealEmail = (text: string): boolean =>
  new RegExp(`^${shape.source}$`, "iu").test(text) && !notMail.test(text) && !isSampleMail(text) && !text.includes("..")

const makersLine =
  /^.{0,80}\b(?:web ?site|site|designed|developed|hand ?made|powered|created|built|maintained)\b.{0,30}\bby\b.{0,120}$/iu

/** Longer than any site maker's credit line, white space included. */
const longestBeside = 1_000

const protectedMail = (code: string): string | undefined => {
  if (!/^([0-9a-f]{2}){4,}$/i.test(code)) return undefined
  const bytes = Buffer.from(code, "hex")
  const key = bytes[0] ?? 0
  return Buffer.from(bytes.subarray(1).map((byte) => byte ^ key)).toString("utf8")
}

const inWords =
  /([a-z\d._-]{1,62})\s+at\s+([a-z\d-]{1,61}(?:\s+dot\s+[a-z\d-]{1,61}){0,2}\s+dot\s+(?:[a-z]{2,3}|info|online|shop|store))\b/gi
const apart = /(?<=\be-?mail\b.{0,12}[a-z\d])\s+@\s+(?=[a-z\d-]+\.[a-z])/gi

/** A line with its addresses as they are written to: "anna [at] example [dot] com" hides one from machines. */
const spelledOut = (text: string): string =>
  text
    .replace(inWords, (_, person: string, host: string) => `${person}@${host.replace(/\s+dot\s+/gi, ".")}`)
    .replace(apart, "@")
    .replace(/\s*[[({]\s*(?:at|@)\s*[\])}]\s*/gi, "@")
    .replace(/\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*/gi, ".")

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    if (cause instanceof URIError) return text
    throw cause
  }
}

const clean = (text: string) =>
  (text.replace(/^mailto:/i, "").split("?")[0] ?? "")
    .trim()
    .replace(/^[<(]+|[>),.;]+$/g, "")
    .toLowerCase()

const domainOf = (email: string): string => email.split("@")[1] ?? ""

/**
 * The addresses without other firms' addresses: where a site has addresses of its own domain, one of another domain is a
 * partner's, unless it is free mail, data states it or the site's name has the domain's ("caro.me.uk").
 */
const withoutPartners = (page: Page, facts: ReadonlyArray<Extracted<string>>): ReadonlyArray<Extracted<string>> => {
  const labels = hostLabels(page.url)
  const domainName = (email: string) => compactName(domainOf(email).split(".")[0] ?? "")
  const isOwn = (email: string) => labels.includes(domainName(email))
  const isKin = (email: string) => labels.some((label) => label.includes(domainName(email)))
  if (!facts.some(({ value }) => isOwn(value))) return facts
  return facts.filter(
    ({ value, source }) => isKin(value) || isFreeMail(value) || source === "jsonld" || source === "microdata",
  )
}

/**
 * The business's e-mail addresses in lower case: from structured data, mailto: links (obfuscated ones too), then
 * visible text.
 */
export const findEmails = (page: Page, entity: Entity | undefined): ReadonlyArray<Extracted<string>> => {
  const stated =
    entity === undefined ? [] : textsOf(entity, "email").map((text) => fact(clean(text), entity.source, 0.95))
  const linked = page
    .$<Element, string>(opening)
    .toArray()
    .flatMap((element) => {
      const href = targetOf(element)
      if (makersLine.test(squeeze(textUpTo(element.parent, longestBeside)))) return []
      const to = writtenTo(decoded(href))
      if (to !== undefined) return to.split(/[,;]/).map(clean)
      const veiled = /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/i.exec(href)?.[1]
      return veiled === undefined ? [] : [clean(protectedMail(veiled) ?? "")]
    })
  const veiled = page
    .$("[data-cfemail]")
    .toArray()
    .map((element) => clean(protectedMail(page.$(element).attr("data-cfemail") ?? "") ?? ""))
  const written = page.lines.flatMap(({ text }) =>
    makersLine.test(text) ? [] : [...spelledOut(text).matchAll(shape)].map((match) => clean(match[1] ?? "")),
  )
  const sure = [...linked, ...veiled]
  const grown = (email: string) => sure.some((known) => known !== "" && email !== known && email.includes(known))
  const all = [
    ...stated,
    ...sure.map((email) => fact(email, "link", 0.9)),
    ...written.filter((email) => !grown(email)).map((email) => fact(email, "text", 0.75)),
  ]
  return withoutPartners(
    page,
    all.filter(({ value }) => isRealEmail(value)),
  )
}
