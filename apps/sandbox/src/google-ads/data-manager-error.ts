import type { FailureReplies } from "../core/failures.ts"
import type { JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"

/** A refusal of the Data Manager API: a reason of its `ErrorReason`, in the shape of all of Google's newer interfaces. */
export class DataManagerError extends Error {
  readonly reason: string
  readonly status: number
  readonly statusName: string
  constructor(reason: string, message: string, status = 400, statusName = "INVALID_ARGUMENT") {
    super(message)
    this.reason = reason
    this.status = status
    this.statusName = statusName
  }
}

export const dataManagerErrorBody = ({ message, reason, status, statusName }: DataManagerError): JsonObject => ({
  error: {
    code: status,
    message,
    status: statusName,
    details: [
      { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "datamanager.googleapis.com" },
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
