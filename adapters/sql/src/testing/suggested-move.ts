import pg from "pg"

/** The campaign that an autopilot is of. */
export interface SuggestedTo {
  readonly profile: string
  readonly campaign: string
}

/** Writes what a look of an autopilot suggests, as the worker stores it, without the weeks of figures that a look needs. */
export const suggestedMove = async (
  connectionString: string,
  { profile, campaign }: SuggestedTo,
  move: object,
): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(
      `insert into autopilot_moves (business_profile_id, campaign_id, state, document_version, document)
       values ($1, $2, 'Proposed', 1, $3::jsonb)`,
      [profile, campaign, JSON.stringify({ state: "Proposed", ...move })],
    )
  } finally {
    await client.end()
  }
}
