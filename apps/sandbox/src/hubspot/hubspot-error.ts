import { randomUUID } from "node:crypto"
import type { FailureReplies } from "../core/failures.ts"
import type { JsonObject } from "../core/json.ts"

/** A refusal of HubSpot, in the shape of its schema `Error`. */
export class HubSpotError extends Error {
  readonly status: number
  readonly category: string
  readonly rest: JsonObject
  constructor(status: number, category: string, message: string, rest: JsonObject = {}) {
    super(message)
    this.status = status
    this.category = category
    this.rest = rest
  }
}

export const hubSpotErrorBody = ({ category, message, rest }: HubSpotError): JsonObject => ({
  status: "error",
  message,
  correlationId: randomUUID(),
  category,
  ...rest,
})

export const tooOften = (policyName: "TEN_SECONDLY_ROLLING" | "DAILY" = "TEN_SECONDLY_ROLLING") =>
  new HubSpotError(429, "RATE_LIMITS", `You have reached your ${policyName.toLowerCase()} limit.`, {
    errorType: "RATE_LIMIT",
    policyName,
  })

export const hubSpotFailures: FailureReplies = {
  error: (status) =>
    hubSpotErrorBody(
      status === 429
        ? tooOften("DAILY")
        : new HubSpotError(status, "INTERNAL_ERROR", "There was a problem with the request."),
    ),
  rateLimit: { status: 429, body: hubSpotErrorBody(tooOften()) },
}

/** Properties that HubSpot refuses, each with why, as it lists them in one message. */
export const invalidProperties = (
  refused: readonly { readonly name: string; readonly code: string; readonly message: string }[],
): HubSpotError =>
  new HubSpotError(
    400,
    "VALIDATION_ERROR",
    `Property values were not valid: ${JSON.stringify(refused.map(({ name, code, message }) => ({ isValid: false, message, error: code, name })))}`,
    {
      errors: refused.map(({ name, code, message }) => ({ message, code, context: { propertyName: [name] } })),
    },
  )
