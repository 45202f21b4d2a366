import type { Pool } from "pg"
import { type BareAsk, rights } from "./bare-reads.ts"

interface Change {
  readonly sessionId: string
  readonly changes: ReadonlyArray<{ readonly Name: string; readonly Value: unknown }>
}

/** Saves changed fields of a draft by the statements of the product's transaction, without its checks. */
export const saveDraft = async (pool: Pool, caller: BareAsk["caller"], { sessionId, changes }: Change) => {
  await pool.query(rights, [caller?.portal, caller?.sub, caller?.sid, Date.now()])
  const client = await pool.connect()
  try {
    await client.query("begin")
    const {
      rows: [{ portalId, details }],
    } = await client.query(
      `select portal_id as "portalId", paid_at as "paidAt", details from signup_sessions where session_id = $1 for update`,
      [sessionId],
    )
    await client.query("select document from campaigns where business_profile_id = $1 and id = $2 for update", [
      details.businessProfileId,
      details.campaignId,
    ])
    const fields = Object.fromEntries(changes.map(({ Name, Value }) => [Name, Value]))
    const next = { ...details, ...fields, revision: details.revision + 1, updatedAt: Date.now() }
    await client.query(
      `update signup_sessions set revision = $1, business_profile_id = $2, paid = $3, paid_at = $4, updated_at = $5,
         details = $6
       where portal_id = $7 and session_id = $8 and revision = $9 returning revision`,
      [
        next.revision,
        next.businessProfileId,
        next.paid,
        null,
        next.updatedAt,
        JSON.stringify(next),
        portalId,
        sessionId,
        details.revision,
      ],
    )
    await client.query("commit")
    return next
  } catch (cause) {
    await client.query("rollback")
    throw cause
  } finally {
    client.release()
  }
}
