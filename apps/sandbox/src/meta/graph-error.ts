import type { JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"

/** A refusal in the Graph API's shape; code 100 is a parameter, 190 a token, 200 a permission. */
export class GraphError extends Error {
  readonly code: number
  readonly subcode: number | undefined
  readonly status: number
  readonly userMessage: string | undefined
  readonly userTitle: string
  constructor(
    code: number,
    message: string,
    more: { subcode?: number; status?: number; userMessage?: string; userTitle?: string } = {},
  ) {
    super(message)
    this.code = code
    this.subcode = more.subcode
    this.status = more.status ?? (code === 190 ? 401 : 400)
    this.userMessage = more.userMessage
    this.userTitle = more.userTitle ?? "Invalid parameter"
  }
}

export const invalidParameter = (message: string, userMessage?: string): GraphError =>
  new GraphError(100, `(#100) ${message}`, userMessage === undefined ? {} : { subcode: 1487390, userMessage })

export const unknownNode = (id: string): GraphError =>
  new GraphError(
    100,
    `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    { subcode: 33 },
  )

export const graphErrorBody = (error: GraphError): JsonObject => ({
  error: {
    message: error.message,
    type: error.code === 100 && error.subcode === 33 ? "GraphMethodException" : "OAuthException",
    code: error.code,
    ...(error.subcode === undefined ? {} : { error_subcode: error.subcode }),
    ...(error.userMessage === undefined
      ? {}
      : { error_user_title: error.userTitle, error_user_msg: error.userMessage, is_transient: false }),
    fbtrace_id: `A${randomId(22)}`,
  },
})
