/** Facebook paths that are not a page's. */
const notAPage =
  /^(about|ads|business|dialog|events|gaming|groups|hashtag|help|home|login|marketplace|messages|people|photo|photos|plugins|policies|privacy|profile|public|reel|reels|search|settings|share|sharer|stories|story|terms|video|videos|watch)(\.php)?$/i

const idAtEnd = /-(\d{5,20})$/
const id = /^\d{2,20}$/
const userName = /^[\p{L}\p{N}.]{2,80}$/u

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    if (cause instanceof URIError) return ""
    throw cause
  }
}

/** The id or user name of the page in a long Facebook address; undefined for posts, short links and anything else. */
export const facebookPageOf = (address: string): string | undefined => {
  const url = new URL(address)
  if (!/(^|\.)(facebook|fb)\.com$/.test(url.hostname.toLowerCase())) return undefined
  const [first = "", second = "", third = ""] = url.pathname.split("/").filter(Boolean).map(decoded)
  const idParameter = url.searchParams.get("id") ?? ""
  if (/^profile\.php$/i.test(first)) return id.test(idParameter) ? idParameter : undefined
  if (/^(p|pg)$/i.test(first)) return idAtEnd.exec(second)?.[1] ?? (userName.test(second) ? second : undefined)
  if (/^(pages|people)$/i.test(first)) return id.test(third) ? third : idAtEnd.exec(second)?.[1]
  if (notAPage.test(first)) return undefined
  return idAtEnd.exec(first)?.[1] ?? (userName.test(first) ? first : undefined)
}
