import type { Element } from "domhandler"

/** Elements that lead to a contact: links, and what a script opens when clicked. */
export const opening = "a[href], area[href], [onclick]"

const opened = /["'`]((?:tel:|sms:|mailto:|https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\/)[^"'`]+)["'`]/i

/** Where an element leads: its link, else the number or address that its script opens; empty when neither. */
export const targetOf = ({ attribs }: Element): string => {
  const href = (attribs["href"] ?? "").trim()
  if (href !== "" && !/^(?:#|javascript:)/i.test(href)) return href
  return opened.exec(`${href} ${attribs["onclick"] ?? ""}`)?.[1] ?? ""
}

/** The address that a link writes to: by its scheme, by Gmail's page for a new message, or bare. */
export const writtenTo = (target: string): string | undefined => {
  if (/^mailto:/i.test(target)) return target.replace(/^mailto:/i, "").split("?")[0]
  if (/^https:\/\/mail\.google\.com\/mail\//i.test(target) && URL.canParse(target))
    return new URL(target).searchParams.get("to") ?? undefined
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(target) ? target : undefined
}
