import type { JsonObject } from "../core/json.ts"

/** A refusal in the shape of Google's APIs; `reason` names the cause for machines. */
export class PlacesError extends Error {
  readonly status: number
  readonly statusName: string
  readonly reason: string | undefined
  constructor(status: number, statusName: string, message: string, reason?: string) {
    super(message)
    this.status = status
    this.statusName = statusName
    this.reason = reason
  }
}

export const invalidArgument = (message: string): PlacesError => new PlacesError(400, "INVALID_ARGUMENT", message)

export const placesErrorBody = ({ status, statusName, message, reason }: PlacesError): JsonObject => ({
  error: {
    code: status,
    message,
    status: statusName,
    ...(reason === undefined
      ? {}
      : {
          details: [
            {
              "@type": "type.googleapis.com/google.rpc.ErrorInfo",
              reason,
              domain: "googleapis.com",
              metadata: { service: "places.googleapis.com" },
            },
          ],
        }),
  },
})
