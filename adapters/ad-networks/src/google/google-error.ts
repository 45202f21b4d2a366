import { NetworkRefused, type AdNetworkError, NetworkUnavailable } from "@application/campaigns/ports"
import { at, listOf, recordOf, textOf } from "../json-reader.ts"

const passingStatuses = new Set([
  "UNAVAILABLE",
  "RESOURCE_EXHAUSTED",
  "DEADLINE_EXCEEDED",
  "INTERNAL",
  "ABORTED",
  // Credentials and access are the platform's fault and never the advertiser's.
  "UNAUTHENTICATED",
  "PERMISSION_DENIED",
])

const ours = new Set(["UNSUPPORTED_VERSION", "CONCURRENT_MODIFICATION", "TRANSIENT_ERROR"])

/** What a refused Google Ads call means: try later, or show its words to the owner. */
export const googleError = (status: number, body: unknown): AdNetworkError => {
  const errors = listOf(at(body, "error", "details")).flatMap((detail) => listOf(at(detail, "errors")))
  const said = errors.flatMap((error) => textOf(at(error, "message")) ?? [])
  const codes = errors.flatMap((error) => Object.values(recordOf(at(error, "errorCode"))))
  const reason = said.length > 0 ? said.join(" ") : (textOf(at(body, "error", "message")) ?? `HTTP ${status}`)
  const isPassing =
    status === 429 ||
    status >= 500 ||
    passingStatuses.has(textOf(at(body, "error", "status")) ?? "") ||
    codes.some((code) => ours.has(textOf(code) ?? ""))
  return isPassing ? new NetworkUnavailable({ reason }) : new NetworkRefused({ reason })
}
