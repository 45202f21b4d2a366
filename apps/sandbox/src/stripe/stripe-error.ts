import type { JsonObject } from "../core/json.ts"

/** A refusal in Stripe's shape; thrown by handlers and turned into the reply. */
export class StripeError extends Error {
  readonly status: number
  readonly body: JsonObject
  constructor(status: number, body: JsonObject) {
    super(String(body["message"] ?? "error"))
    this.status = status
    this.body = body
  }
}

export const invalidRequest = (message: string, extra: JsonObject = {}, status = 400): StripeError =>
  new StripeError(status, { type: "invalid_request_error", message, ...extra })

export const missingResource = (kind: string, id: string, param = "id"): StripeError =>
  invalidRequest(`No such ${kind}: '${id}'`, { code: "resource_missing", param }, 404)

export const cardError = (code: string, declineCode: string | null, message: string, extra: JsonObject): StripeError =>
  new StripeError(402, {
    type: "card_error",
    code,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
    message,
    ...extra,
  })
