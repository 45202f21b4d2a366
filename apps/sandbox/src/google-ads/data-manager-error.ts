import type { FailureReplies } from "../core/failures.ts"
import type { JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"

/** A refusal of the Data Manager API: a reason of its `ErrorReason`, in the shape of all of Google's newer interfaces. */
export class DataManagerError extends Error {
  readonly reason: string
  readonly status: number
  readonly statusName: string
  /** The fields that are wrong, where the service names them. */
  readonly violations: readonly Violation[]
  constructor(
    reason: string,
    message: string,
    status = 400,
    statusName = "INVALID_ARGUMENT",
    violations: readonly Violation[] = [],
  ) {
    super(message)
    this.reason = reason
    this.status = status
    this.statusName = statusName
    this.violations = violations
  }
}

/** A wrong field as `google.rpc.BadRequest` names it. */
export type Violation = { readonly field: string; readonly description: string; readonly reason: string }

/** A refusal of what was asked for. */
export const refusal = (reason: string, message: string): DataManagerError => new DataManagerError(reason, message)

export const dataManagerErrorBody = ({
  message,
  reason,
  status,
  statusName,
  violations,
}: DataManagerError): JsonObject => ({
  error: {
    code: status,
    message,
    status: statusName,
    details: [
      { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "datamanager.googleapis.com" },
      ...(violations.length === 0
        ? []
        : [
            {
              "@type": "type.googleapis.com/google.rpc.BadRequest",
              fieldViolations: violations.map((one) => ({ ...one })),
            },
          ]),
      { "@type": "type.googleapis.com/google.rpc.RequestInfo", requestId: randomId(22) },
    ],
  },
})

/** How the Data Manager API says that it failed, that it refuses what was asked for (400) or that there were too many calls. */
export const dataManagerFailures: FailureReplies = {
  error: (status) =>
    dataManagerErrorBody(
      status === 400
        ? new DataManagerError("INVALID_ARGUMENT", "There was a problem with the request.")
        : new DataManagerError("INTERNAL_ERROR", "An internal error has occurred.", status, "INTERNAL"),
    ),
  rateLimit: {
    status: 429,
    body: dataManagerErrorBody(
      new DataManagerError("RESOURCE_EXHAUSTED", "Too many requests.", 429, "RESOURCE_EXHAUSTED"),
    ),
  },
}
