import { isGooglePlaceId } from "@domain/validation"

/** The target of a Google Maps address: a place id, or words to search for, near a point in degrees if given. */
export type MapsTarget =
  | { readonly placeId: string }
  | { readonly words: string; readonly near?: { readonly latitude: number; readonly longitude: number } }

const googleHost = /^(www\.|maps\.)?google\.[a-z.]{2,6}$/
const consentHost = /^consent\.google\.[a-z.]{2,6}$/
const onlyNumbers = /^[-+\d.,\s°]+$/

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " ")).trim()
  } catch (cause) {
    if (cause instanceof URIError) return ""
    throw cause
  }
}

const pointOf = (text: string, pattern: RegExp): { latitude: number; longitude: number } | undefined => {
  const [, latitude, longitude] = pattern.exec(text) ?? []
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: Number(latitude), longitude: Number(longitude) }
}

/** The pin's position, else the map's centre. */
const nearOf = (address: string) =>
  pointOf(address, /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/) ??
  pointOf(address, /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/)

const idIn = (url: URL): string | undefined => {
  const placeIds = ["query_place_id", "place_id", "placeid"].map((name) => url.searchParams.get(name) ?? "")
  const marked = /place_id:([\w-]+)/.exec(decoded(url.search))?.[1] ?? ""
  const inData = /!(?:1|16|19)s(ChIJ[\w-]+)/.exec(decoded(url.pathname))?.[1] ?? ""
  return [...placeIds, marked, inData].find(isGooglePlaceId)
}

/** The target of a long Google Maps address; undefined for short links, bare positions and anything else. */
export const mapsTargetOf = (address: string): MapsTarget | undefined => {
  const url = new URL(address)
  const host = url.hostname.toLowerCase()
  if (consentHost.test(host)) {
    const onward = url.searchParams.get("continue") ?? ""
    return URL.canParse(onward) && googleHost.test(new URL(onward).hostname) ? mapsTargetOf(onward) : undefined
  }
  const onMap = googleHost.test(host) && (host.startsWith("maps.") || /^\/maps(\/|$)/.test(url.pathname))
  if (!onMap) return undefined
  const placeId = idIn(url)
  if (placeId !== undefined) return { placeId }
  const [, , kind = "", named = ""] = url.pathname.replace(/^(?!\/maps)/, "/maps").split("/")
  const words = ["place", "search"].includes(kind) ? decoded(named) : ""
  const query = url.searchParams.get("query") ?? url.searchParams.get("q") ?? ""
  const text = [words, query.trim()].find(
    (each) => each !== "" && !onlyNumbers.test(each) && !each.includes("place_id:"),
  )
  const near = nearOf(address)
  return text === undefined ? undefined : { words: text, ...(near !== undefined && { near }) }
}
