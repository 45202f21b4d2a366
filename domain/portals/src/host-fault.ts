import { Result, Schema } from "effect"
import { HostName } from "./portal-domain.ts"
import { portalHost } from "./portal-host.ts"

/** Why a typed text is no host name that a portal may have. Ours. */
export type HostFault =
  | "empty"
  | "address"
  | "path"
  | "port"
  | "mail"
  | "numbers"
  | "oneWord"
  | "characters"
  | "hyphen"
  | "tooLong"

const isHostName = Schema.is(HostName)

const faultOf = (host: string): HostFault => {
  if (host === "") return "empty"
  if (host.includes("@")) return "mail"
  if (/^[a-z][a-z+.-]*:\/\//u.test(host)) return "address"
  if (/[/?#]/u.test(host)) return "path"
  if (/:\d+$/u.test(host)) return "port"
  if (/^[\d.]+$/u.test(host) || host.startsWith("[")) return "numbers"
  if (!host.includes(".")) return "oneWord"
  if (host.length > 253 || host.split(".").some((label) => label.length > 63)) return "tooLong"
  if (!/^[a-z\d.-]+$/u.test(host)) return "characters"
  return host.split(".").some((label) => label.startsWith("-") || label.endsWith("-")) ? "hyphen" : "characters"
}

/** A host name as it is typed, in lower case and without a closing dot, or why it is none. Ours. */
export const typedHost = (typed: string): Result.Result<string, HostFault> => {
  const text = typed.trim().toLowerCase().replace(/\.$/u, "")
  return isHostName(text) && portalHost(text) === text ? Result.succeed(text) : Result.fail(faultOf(text))
}
