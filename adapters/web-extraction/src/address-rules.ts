import { Result } from "effect"
import ipaddr from "ipaddr.js"
import { AddressNotAllowed, InvalidWebsiteUrl } from "./failures.ts"

/** Hosts admitted whatever their address, as `host:port`. Only named loopback hosts outside production belong here. */
export type AllowedHosts = ReadonlySet<string>

const longestUrl = 2048
const webPorts = new Set(["", "80", "443"])
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|invalid|test|onion)$/

/** Parses the setting `host:port,host:port`. */
export const allowedHosts = (setting: string): AllowedHosts =>
  new Set(
    setting
      .split(",")
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ""),
  )

/** Whether an IP address is global unicast. Tunnelled and embedded IPv4 addresses are checked or refused. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== "unicast") return false
  if (parsed.kind() === "ipv4") return true
  const [first = 0] = parsed.toByteArray()
  return first >= 0x20 && first <= 0x3f
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, "")

/** Whether the URL's host and port are on the allow-list. */
export const isAllowListed = (url: URL, allowed: AllowedHosts): boolean =>
  allowed.has(`${url.hostname}:${url.port === "" ? (url.protocol === "https:" ? "443" : "80") : url.port}`)

/** The IP address that a URL names literally in any notation (decimal, hex, octal, short, mapped), else undefined. */
export const literalAddress = (url: URL): string | undefined => {
  const host = withoutBrackets(url.hostname)
  return ipaddr.isValid(host) ? host : undefined
}

/** Parses a URL and checks its text; DNS answers are checked later. */
export const checkUrl = (
  text: string,
  allowed: AllowedHosts,
): Result.Result<URL, InvalidWebsiteUrl | AddressNotAllowed> => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || text.length > longestUrl) return Result.fail(new InvalidWebsiteUrl({ url: text }))
  if (url.protocol !== "http:" && url.protocol !== "https:") return Result.fail(new InvalidWebsiteUrl({ url: text }))
  if (url.username !== "" || url.password !== "") return Result.fail(new InvalidWebsiteUrl({ url: text }))
  if (isAllowListed(url, allowed)) return Result.succeed(url)
  const refused = Result.fail(new AddressNotAllowed({ url: text }))
  if (!webPorts.has(url.port)) return refused
  const literal = literalAddress(url)
  if (literal !== undefined) return isPublicAddress(literal) ? Result.succeed(url) : refused
  const name = url.hostname.replace(/\.$/, "")
  if (privateNames.test(name)) return refused
  return name.includes(".") ? Result.succeed(url) : Result.fail(new InvalidWebsiteUrl({ url: text }))
}

/** A typed web address as URLs to try in order: without a scheme, https before http. */
export const websiteCandidates = (typed: string): ReadonlyArray<string> => {
  const text = typed.trim()
  if (text === "" || /\s/.test(text)) return []
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return [text]
  if (/^[a-z][a-z0-9+-]*:(?!\d)/i.test(text)) return [text]
  const bare = text.replace(/^\/+/, "")
  return bare === "" || bare.includes("@") ? [] : [`https://${bare}`, `http://${bare}`]
}
