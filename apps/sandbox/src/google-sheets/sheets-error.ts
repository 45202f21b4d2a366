import type { FailureReplies } from "../core/failures.ts"
import type { JsonObject } from "../core/json.ts"

/** A refusal of Google Sheets, in the shape of all of Google's newer interfaces. */
export class SheetsError extends Error {
  readonly code: number
  readonly status: string
  constructor(code: number, status: string, message: string) {
    super(message)
    this.code = code
    this.status = status
  }
}

export const sheetsErrorBody = ({ code, status, message }: SheetsError): JsonObject => ({
  error: { code, message, status },
})

export const invalid = (message: string) => new SheetsError(400, "INVALID_ARGUMENT", message)

export const sheetsFailures: FailureReplies = {
  error: (status) => sheetsErrorBody(new SheetsError(status, "INTERNAL", "Internal error encountered.")),
  rateLimit: {
    status: 429,
    body: sheetsErrorBody(
      new SheetsError(
        429,
        "RESOURCE_EXHAUSTED",
        "Quota exceeded for quota metric 'Write requests' and limit 'Write requests per minute per user' of service 'sheets.googleapis.com'.",
      ),
    ),
  },
}
