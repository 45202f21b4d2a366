import { Result } from "effect"
import { isDomainName } from "./domain-name.ts"
import { type Checked, refuse } from "./field-failure.ts"
import { typedText } from "./plain-text.ts"

const shape = /^(?:(https?):\/\/)?([^\s/?#@\\:[\]]+)(?::(\d{1,5}))?([/?#][^\s\p{Cc}\p{Cs}\\<>"]*)?$/iu

/** Longest address that browsers, servers and ad networks all take. */
const longest = 2048

/** Invisible characters that a name server never sees; joiners may be part of a path. */
const unseen = /(?!\p{Join_Control})\p{Cf}/gu

/** Four numbers of 0 to 255 without leading zeros, which some readers take for octal. */
const isNumbers = (host: string): boolean =>
  /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(host) && host.split(".").every((part) => Number(part) <= 255)

const isLocal = (host: string): boolean => host === "localhost" || host.endsWith(".localhost")

/** A host as name servers compare it: one form of each letter and of the dot, lower case, without the root's dot. */
const hostForm = (host: string): string =>
  host.normalize("NFKC").toLowerCase().normalize("NFKC").replaceAll("\u3002", ".").replace(/\.$/, "")

/**
 * An http(s) address in its normal form: scheme added (https; http on this computer), host in lower case, no bare slash at the
 * end. Whether a server may fetch it is decided where it is fetched. Spec: "Website must be valid".
 */
export const website = (typed: string): Checked<string> => {
  const address = typedText(typed).replace(unseen, "").trim()
  if (address === "") return refuse("validation.websiteRequired")
  if (address.length > longest) return refuse("validation.websiteInvalid")
  const [, scheme, hostAsTyped = "", port, rest = ""] = shape.exec(address) ?? []
  const host = hostForm(hostAsTyped)
  const isHost = isDomainName(host) || isNumbers(host) || isLocal(host)
  const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535)
  const protocol = scheme?.toLowerCase() ?? (isLocal(host) ? "http" : "https")
  const where = port === undefined ? host : `${host}:${Number(port)}`
  const normal = `${protocol}://${where}${rest === "/" ? "" : rest}`
  return isHost && isPort && normal.length <= longest ? Result.succeed(normal) : refuse("validation.websiteInvalid")
}
