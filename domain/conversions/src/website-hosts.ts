import { InvalidFields } from "@domain/identity"
import { hostOf, socialHosts, website } from "@domain/validation"
import { Result } from "effect"

/** Most hosts of a business's website. */
export const mostHosts = 10

const isOf = (host: string, of: string): boolean => host === of || host.endsWith(`.${of}`)

/** Whether a page's host is one of a website's, or below one. */
export const isOfHosts = (hosts: ReadonlyArray<string>, host: string): boolean =>
  hosts.some((of) => isOf(host.toLowerCase(), of))

/** The host that an address or a host names, without `www.`; undefined where it names none. */
export const siteHost = (typed: string): string | undefined => {
  const address = Result.getOrUndefined(website(typed))
  return address === undefined ? undefined : hostOf(address).replace(/^www\./, "")
}

/** The website's first address, with its scheme; undefined where none is named. */
export const siteAddress = (typed: ReadonlyArray<string>): string | undefined => {
  const [first = ""] = typed.map((text) => text.trim()).filter((text) => text !== "")
  return Result.getOrUndefined(website(first))
}

/** Hosts as they are kept: each once, none of a network's. */
export const checkedHosts = (typed: ReadonlyArray<string>): Result.Result<ReadonlyArray<string>, InvalidFields> => {
  const refused = (key: string) => Result.fail(new InvalidFields({ fields: { hosts: [key] } }))
  const texts = typed.map((text) => text.trim()).filter((text) => text !== "")
  if (texts.length === 0) return refused("conversions.hostsEmpty")
  const hosts = texts.map(siteHost)
  if (hosts.includes(undefined)) return refused("conversions.host")
  const names = [...new Set(hosts.filter((host) => host !== undefined))]
  if (names.length > mostHosts) return refused("conversions.hostsTooMany")
  if (names.some((host) => socialHosts.some((social) => isOf(host, social)))) return refused("conversions.hostSocial")
  return Result.succeed(names)
}
