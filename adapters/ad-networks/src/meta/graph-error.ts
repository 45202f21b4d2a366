import { NetworkRefused, type AdNetworkError, NetworkUnavailable } from "@application/campaigns/ports"
import { at, numberOf, textOf } from "../json-reader.ts"

/** Unknown and temporary errors, and the several kinds of rate limit. */
const passing = new Set([1, 2, 4, 17, 32, 341, 613])
/** A bad token, session or version is the platform's fault and never the advertiser's. */
const ours = new Set([102, 190, 2635])

const isPassing = (status: number, code: number): boolean =>
  status === 429 || status >= 500 || passing.has(code) || ours.has(code) || (code >= 80_000 && code < 80_100)

/** What a refused Graph call means: try later, or show its words to the owner. */
export const graphError = (status: number, body: unknown): AdNetworkError => {
  const code = numberOf(at(body, "error", "code"))
  const reason = textOf(at(body, "error", "error_user_msg")) ?? textOf(at(body, "error", "message")) ?? `HTTP ${status}`
  return isPassing(status, code) || at(body, "error", "is_transient") === true
    ? new NetworkUnavailable({ reason })
    : new NetworkRefused({ reason })
}

/** Code 100 with subcode 33: no such object, or no access to it. */
export const isGone = (body: unknown): boolean =>
  numberOf(at(body, "error", "code")) === 100 && numberOf(at(body, "error", "error_subcode")) === 33
