import type { Portal } from "./portal.ts"

const plain = (text: string): string => text.replaceAll(/[^A-Za-z0-9]/g, "")

/** How a portal's reader names itself to the websites that it reads, with where to ask about it. Ours. */
export const readerName = ({
  title,
  domain,
  supportLink,
}: Pick<Portal, "title" | "domain" | "supportLink">): string => {
  const name = plain(title) || plain(domain)
  const contact = /^https:\/\/[\x21-\x7e]+$/.test(supportLink) ? `; +${supportLink}` : ""
  return `Mozilla/5.0 (compatible; ${name}Bot/1.0${contact})`
}
