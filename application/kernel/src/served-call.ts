export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** A verb and a path below the api's base; `:name` takes that field of the input. */
export type Route = `${HttpMethod} /${string}`

/** How a call crosses the wire besides its verb and path. */
export interface WireOptions {
  /** Bytes that a body may hold where the usual 64 kB are too few. */
  readonly largestBody?: number
  /** Whether the body may be `multipart/form-data`; a file of it is an `UploadedFile`. */
  readonly takesForms?: boolean
  /** Whether a DELETE carries its fields in the body, as a POST does. */
  readonly takesBody?: boolean
  /** The content types of the files that the call answers. */
  readonly answersFiles?: ReadonlyArray<string>
  /** Whether `X-Bypass-Login: true` leaves a sent token unread; without it a stale one is refused. Spec: calls A5. */
  readonly mayBypassLogin?: boolean
}

/** What an integrator is told of a call beside its schemas. The browser's program is built without it. */
export interface CallDocumentation {
  /** The heading of the call in the API's documentation; by default its context's. */
  readonly group?: string
  /** What the call does, in one sentence without a full stop. */
  readonly summary: string
  /** What is to be known before calling it. */
  readonly description?: string
  /** An input in its wire form, path and query included. */
  readonly example: Readonly<Record<string, unknown>>
  /** The specification's calls that this call answers, such as `C2`; none for a call of our own. */
  readonly specification?: ReadonlyArray<string>
}

/** What a contract declares of its call for callers outside the system. */
export interface ServedCall extends WireOptions, CallDocumentation {
  readonly route: Route
}

/** A draft, a business profile and a campaign that examples name. */
export const exampleDraft = { sessionId: "3f8a2c1e-5b7d-4e9f-8a6b-1c2d3e4f5a6b" }
export const exampleProfile = { businessProfileId: 7 }
export const exampleCampaign = { ...exampleProfile, campaignId: 12 }

/** The largest body with a picture of 8 MB as base64, in bytes. */
export const pictureBody = 11_300_000

/** The largest body with a whole draft and all addresses of its pictures, in bytes. */
export const draftBody = 262_144
