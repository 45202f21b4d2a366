/** What an integrator is told of a call beside its schemas. */
export interface CallDocumentation {
  /** Under which heading it stands; without one under its context. */
  readonly group?: string
  /** What it does, in one sentence without a full stop. */
  readonly summary: string
  /** What is to be known before calling it. */
  readonly description?: string
  /** An input in its wire form, path and query included. */
  readonly example: Readonly<Record<string, unknown>>
}

/** Ids of the examples, the same in all calls. */
export const sessionId = "3f8a2c1e-5b7d-4e9f-8a6b-1c2d3e4f5a6b"
export const campaign = { businessProfileId: 7, campaignId: 12 }
