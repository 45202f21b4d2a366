import type { Pool } from "pg"
import { type BareAsk, rights } from "./reads.ts"
import { inTransaction } from "./transaction.ts"

interface Change {
  readonly sessionId: string
  readonly changes: ReadonlyArray<{ readonly Name: string; readonly Value: unknown }>
}

/** Saves changed fields of a draft by the statements of the product's transaction, without its checks. */
export const saveDraft = async (pool: Pool, caller: BareAsk["caller"], { sessionId, changes }: Change) => {
  await pool.query(rights, [caller?.portal, caller?.sub, caller?.sid, Date.now()])
  return inTransaction(pool, async (rows) => {
    const [{ portalId, paidAt, priceListId, details }] = await rows(
      `select portal_id as "portalId", paid_at as "paidAt", price_list_id as "priceListId", details
       from signup_sessions where session_id = $1 for update`,
      [sessionId],
    )
    await rows(
      `select document, document_version as version from campaigns
       where business_profile_id = $1 and id = $2 for update`,
      [details.businessProfileId, details.campaignId],
    )
    const fields = Object.fromEntries(changes.map(({ Name, Value }) => [Name, Value]))
    const business = { ...details.business, ...fields }
    const next = { ...details, business, revision: details.revision + 1, updatedAt: Date.now() }
    await rows(
      `update signup_sessions set revision = $1, business_profile_id = $2, paid = $3, paid_at = $4, price_list_id = $5,
         updated_at = $6, details = $7
       where portal_id = $8 and session_id = $9 and revision = $10 returning revision`,
      [
        next.revision,
        next.businessProfileId,
        next.paid,
        paidAt,
        priceListId,
        next.updatedAt,
        JSON.stringify(next),
        portalId,
        sessionId,
        details.revision,
      ],
    )
    return { since: details.revision, revision: next.revision, updatedAt: next.updatedAt, changes: fields }
  })
}
