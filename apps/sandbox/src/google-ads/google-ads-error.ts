import { providerVersions } from "@adapters/settings"
import type { JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"

export type AdsFailure = {
  /** Such as { queryError: "UNRECOGNIZED_FIELD" }. */
  readonly errorCode: Readonly<Record<string, string>>
  readonly message: string
  readonly path?: readonly string[]
}

/** A refusal carrying a GoogleAdsFailure; the HTTP status and its name follow Google's RPC codes. */
export class GoogleAdsError extends Error {
  readonly failure: AdsFailure
  readonly status: number
  readonly statusName: string
  constructor(failure: AdsFailure, status = 400, statusName = "INVALID_ARGUMENT") {
    super(failure.message)
    this.failure = failure
    this.status = status
    this.statusName = statusName
  }
}

export const showFailure = (failure: AdsFailure, operation?: number): JsonObject => ({
  errorCode: { ...failure.errorCode },
  message: failure.message,
  ...(failure.path === undefined
    ? {}
    : {
        location: {
          fieldPathElements: [
            ...(operation === undefined ? [] : [{ fieldName: "operations", index: operation }]),
            ...failure.path.map((fieldName) => ({ fieldName })),
          ],
        },
      }),
})

export const googleErrorBody = (
  error: GoogleAdsError,
  version: string = providerVersions.googleAds.usual,
  operation?: number,
): JsonObject => ({
  error: {
    code: error.status,
    message: error.status === 400 ? "Request contains an invalid argument." : error.message,
    status: error.statusName,
    details: [
      {
        "@type": `type.googleapis.com/google.ads.googleads.${version}.errors.GoogleAdsFailure`,
        errors: [showFailure(error.failure, operation)],
        requestId: randomId(22),
      },
    ],
  },
})

export const fieldError = (category: string, code: string, message: string, path: readonly string[]): GoogleAdsError =>
  new GoogleAdsError({ errorCode: { [category]: code }, message, path })
