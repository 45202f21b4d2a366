import { Result } from "effect"
import { isDomainName } from "./domain-name.ts"
import { type Checked, refuse } from "./field-failure.ts"

const shape = /^(?:(https?):\/\/)?([^\s/?#@\\:[\]]+)(?::(\d{1,5}))?([/?#][^\s\\<>"]*)?$/iu

/** Hosts that are somebody's page on a network and not a website of their own. */
export const socialHosts = [
  "facebook.com",
  "fb.com",
  "fb.me",
  "instagram.com",
  "twitter.com",
  "x.com",
  "t.co",
  "linkedin.com",
  "youtube.com",
  "youtu.be",
  "tiktok.com",
  "pinterest.com",
  "snapchat.com",
  "threads.net",
  "wa.me",
  "whatsapp.com",
  "t.me",
  "telegram.me",
] as const

const isNumbers = (host: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) && host.split(".").every((part) => Number(part) <= 255)

const isLocal = (host: string): boolean => host === "localhost" || host.endsWith(".localhost")

/**
 * An http(s) address in its normal form: scheme added (https; http on this computer), host in lower case, no bare slash at the
 * end. Whether a server may fetch it is decided where it is fetched. Spec: "Website must be valid".
 */
export const website = (typed: string): Checked<string> => {
  const address = typed.trim()
  if (address === "") return refuse("validation.websiteRequired")
  const [, scheme, hostAsTyped = "", port, rest = ""] = shape.exec(address) ?? []
  const host = hostAsTyped.toLowerCase().replace(/\.$/, "")
  const validHost = isDomainName(host) || isNumbers(host) || isLocal(host)
  const validPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535)
  if (!validHost || !validPort || address.length > 2048) return refuse("validation.websiteInvalid")
  const protocol = scheme?.toLowerCase() ?? (isLocal(host) ? "http" : "https")
  const where = port === undefined ? host : `${host}:${Number(port)}`
  return Result.succeed(`${protocol}://${where}${rest === "/" ? "" : rest}`)
}

/** The host of an address that `website` has accepted. */
export const hostOf = (normalised: string): string => /^https?:\/\/([^/?#:]+)/.exec(normalised)?.[1] ?? ""

/** Whether an address belongs to a social network; such a link is discouraged, with `validation.websiteIsSocial`, not refused. Spec: validation rules. */
export const isSocialLink = (typed: string): boolean =>
  Result.match(website(typed), {
    onFailure: () => false,
    onSuccess: (address) =>
      socialHosts.some((host) => hostOf(address) === host || hostOf(address).endsWith(`.${host}`)),
  })
