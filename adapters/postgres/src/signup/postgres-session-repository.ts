import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { JsonText } from "@application/kernel"
import { type PromoHold, SessionRepository, type SessionOnWire, type StoredSession } from "@application/signup/ports"
import { SessionNotFound, WireSession } from "@domain/signup"
import { BusinessProfileId, PortalId, type SessionId, UserId } from "@domain/kernel"
import { PlaceOfSupply, PriceListId, TaxRounding } from "@domain/pricing"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"
import { sqlRead } from "../sql-read.ts"
import { formerDetails, readSession, wireText, writeSession } from "./stored-signup-session.ts"
import { escapedLike } from "../escaped-like.ts"

const factsOf = decodedRow(
  Schema.Struct({
    portalId: PortalId,
    paidAt: Schema.optionalKey(Schema.Number),
    priceListId: Schema.optionalKey(PriceListId),
    place: Schema.optionalKey(PlaceOfSupply),
    taxRounding: Schema.optionalKey(TaxRounding),
    details: Schema.Record(Schema.String, Schema.Unknown),
  }),
)

const sessionOf = Effect.fnUntraced(function* (row: object): Effect.fn.Return<StoredSession> {
  const { details, ...facts } = yield* factsOf(withoutNulls(row))
  return { ...facts, details: yield* readSession(details) }
})

const Owned = Schema.Struct({
  portalId: PortalId,
  userId: Schema.optionalKey(UserId),
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  wire: Schema.optionalKey(Schema.String),
})
const ownedOf = decodedRow(Owned)
const wireOf = Schema.encodeSync(Schema.fromJsonString(WireSession))

/** A session's text comes from the database, but that of a former version, which is decoded and encoded. */
const onWire = Effect.fnUntraced(function* (row: object): Effect.fn.Return<SessionOnWire> {
  const { portalId, wire, ...owner } = yield* ownedOf(row)
  const json = wire ?? wireOf((yield* sessionOf(row)).details)
  return { portalId, owner, text: new JsonText(json) }
})

/** An instant that does not come. */
const forGood = Number.MAX_SAFE_INTEGER

/** What is searched by, beside the document that holds everything. */
const columnsOf = ({ details, paidAt, priceListId, place, taxRounding }: StoredSession) => ({
  revision: details.revision,
  business_profile_id: details.businessProfileId ?? null,
  paid: details.paid,
  paid_at: paidAt ?? null,
  price_list_id: priceListId ?? null,
  place: place === undefined ? null : JSON.stringify(place),
  tax_rounding: taxRounding ?? null,
  updated_at: details.updatedAt,
  details: JSON.stringify(writeSession(details)),
})

/** Sign-up sessions as documents; the revision guards every write. */
export const postgresSessionRepository = Layer.effect(
  SessionRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = (where: Statement.Fragment) =>
      orDatabaseDefect(
        sql<object>`select portal_id as "portalId", paid_at as "paidAt", price_list_id as "priceListId", place,
            tax_rounding as "taxRounding", details
          from signup_sessions where ${where}`,
      ).pipe(Effect.flatMap(Effect.forEach(sessionOf)))
    const agentsSession = (rest: Statement.Fragment) =>
      sql`select 1 from signup_sessions begun where begun.details ->> 'flavour' = 'agent' and ${rest}`
    const one = Effect.fnUntraced(function* (where: Statement.Fragment) {
      const [session] = yield* rows(where)
      return session ?? (yield* new SessionNotFound({}))
    })
    const usesOf = (portalId: PortalId, promoCode: string, except: SessionId, now: number) =>
      Effect.map(
        sql<{ readonly uses: number }>`select count(*)::int as uses from signup_promo_holds held
          join signup_sessions session on session.session_id = held.session_id and session.portal_id = ${portalId}
          where held.promo_code = ${promoCode} and held.session_id <> ${except} and held.held_until > ${now}`,
        ([row]) => row?.uses ?? 0,
      )
    const keep = ({ businessProfileId, promoCode, sessionId, now, until = forGood }: PromoHold) =>
      Effect.map(
        sql`insert into signup_promo_holds as held ${sql.insert({
          business_profile_id: businessProfileId,
          promo_code: promoCode,
          session_id: sessionId,
          held_until: until,
        })} on conflict (business_profile_id, promo_code)
          do update set session_id = excluded.session_id, held_until = case
            when held.session_id = excluded.session_id and excluded.held_until > ${now}
            then greatest(held.held_until, excluded.held_until) else excluded.held_until end
          where held.session_id = excluded.session_id or held.held_until <= ${now} returning 1`,
        ({ length }) => length === 1,
      )
    /**
     * Keeps a session's hold of a promo code if a use is free; returns whether it is kept. Uses are counted for one
     * session after the other, since each session must see what earlier sessions kept.
     */
    const keepWithin = Effect.fnUntraced(function* (hold: PromoHold, atMost: number) {
      const { portalId, promoCode, sessionId, now } = hold
      yield* sql`select pg_advisory_xact_lock(hashtextextended(${`promo code ${promoCode}`}, 0))`
      const kept = yield* sql`select from signup_promo_holds
        where promo_code = ${promoCode} and session_id = ${sessionId} and held_until > ${now}`
      const isFree = kept.length > 0 || (yield* usesOf(portalId, promoCode, sessionId, now)) < atMost
      return isFree && (yield* keep(hold))
    })
    return {
      byId: (sessionId) => one(sql`session_id = ${sessionId}`),
      forUpdate: (sessionId) => one(sql`session_id = ${sessionId} for update`),
      onWire: (sessionId) =>
        sqlRead(
          sql<object>`select portal_id as "portalId", paid_at as "paidAt", price_list_id as "priceListId", place,
              tax_rounding as "taxRounding",
              details -> 'userId' as "userId", details -> 'businessProfileId' as "businessProfileId",
              ${sql.literal(wireText)} as wire, ${sql.literal(formerDetails)} as details
            from signup_sessions where session_id = ${sessionId}`,
          (row) => (row === undefined ? Effect.fail(new SessionNotFound({})) : onWire(withoutNulls(row))),
        ),
      byEncodedId: (encodedId) => one(sql`encoded_id = ${encodedId}`),
      latestOf: (businessProfileId) =>
        Effect.map(
          rows(sql`business_profile_id = ${businessProfileId} and not (details ? 'isStorePart')
            order by updated_at desc limit 1`),
          ([session]) => session,
        ),
      recentOf: (businessProfileId, limit) =>
        rows(sql`business_profile_id = ${businessProfileId} and not (details ? 'isStorePart')
          order by updated_at desc limit ${limit}`),
      named: (businessProfileId, sessionIds) =>
        rows(sql`business_profile_id = ${businessProfileId} and session_id = any (${sessionIds}::uuid[])`),
      counted: (portalId, region) =>
        orDatabaseDefect(
          sql<{ readonly waiting: number; readonly paid: number }>`select
              count(*) filter (where not paid)::int as waiting, count(*) filter (where paid)::int as paid
            from signup_sessions where portal_id = ${portalId} and details ->> 'region' = ${region}`,
        ).pipe(Effect.map(([row]) => row ?? { waiting: 0, paid: 0 })),
      ofAgent: Effect.fnUntraced(function* ({ portalId, userId, businessProfileIds, search, isPaid, skip, limit }) {
        // Until version 2 the name stood beside the facts.
        const name = sql.literal("coalesce(details -> 'business' ->> 'name', details ->> 'name', '')")
        const found = yield* orDatabaseDefect(
          sql<{ readonly total: number; readonly sessionId: string | null }>`with own as (
              select * from signup_sessions where portal_id = ${portalId} and details ->> 'userId' = ${String(userId)}
                and session_id in (
                  select session_id from signup_sessions where portal_id = ${portalId}
                    and details ->> 'flavour' = 'agent' and details ->> 'userId' = ${String(userId)}
                  union all
                  select further.session_id from signup_sessions further
                    where further.business_profile_id = any (${businessProfileIds}::bigint[])
                      and exists (${agentsSession(sql`begun.business_profile_id = further.business_profile_id`)})
                )
                and (business_profile_id is null or business_profile_id = any (${businessProfileIds}::bigint[]))
                and ${name} ilike ${`%${escapedLike(search.trim())}%`}
                ${isPaid === undefined ? sql`` : sql`and paid = ${isPaid}`}
            )
            select counted.total, page.session_id as "sessionId", page.portal_id as "portalId", page.paid_at as "paidAt",
              page.price_list_id as "priceListId", page.place,
              page.tax_rounding as "taxRounding", page.details
            from (select count(*)::int as total from own) counted left join (
              select * from own order by updated_at desc, session_id limit ${limit} offset ${skip}
            ) page on true order by page.updated_at desc, page.session_id`,
        )
        return {
          total: found[0]?.total ?? 0,
          sessions: yield* Effect.forEach(
            found.filter(({ sessionId }) => sessionId !== null),
            sessionOf,
          ),
        }
      }),
      isAgentsClient: (businessProfileId) =>
        Effect.map(
          orDatabaseDefect(agentsSession(sql`begun.business_profile_id = ${businessProfileId} limit 1`)),
          ({ length }) => length > 0,
        ),
      latestPaidOf: (businessProfileId) =>
        Effect.map(
          rows(sql`business_profile_id = ${businessProfileId} and paid order by updated_at desc limit 1`),
          ([session]) => session,
        ),
      usedPromoCodes: (businessProfileId, except, now) =>
        Effect.map(
          orDatabaseDefect(
            sql<{ readonly code: string }>`
              select promo_code as code from signup_promo_holds where business_profile_id = ${businessProfileId}
                and session_id <> ${except} and held_until > ${now}
              order by code`,
          ),
          (rows) => rows.map(({ code }) => code),
        ),
      promoUses: (portalId, promoCode, except, now) => orDatabaseDefect(usesOf(portalId, promoCode, except, now)),
      holdPromoCode: (hold) =>
        orDatabaseDefect(hold.atMost === undefined ? keep(hold) : sql.withTransaction(keepWithin(hold, hold.atMost))),
      deleteAbandoned: (changedBefore, now, limit) =>
        orDatabaseDefect(
          sql`delete from signup_sessions where updated_at < ${changedBefore} and session_id in (
              select draft.session_id from signup_sessions draft
              where draft.updated_at < ${changedBefore} and not draft.paid and draft.business_profile_id is null
                and not draft.details ?| array['userId', 'campaignId']
                and not exists (select from payments where payments.session_id = draft.session_id::text)
                and not exists (select from payment_keys where payment_keys.session_id = draft.session_id::text)
                and not exists (select from campaigns where campaigns.session_id = draft.session_id)
                and not exists (select from signup_promo_holds held
                  where held.session_id = draft.session_id and held.held_until > ${now})
              order by draft.updated_at limit ${limit} for update skip locked
            ) returning 1`,
        ).pipe(Effect.map(({ length }) => length)),
      deleteEndedHolds: (now, limit) =>
        orDatabaseDefect(
          sql`delete from signup_promo_holds where held_until <= ${now} and (business_profile_id, promo_code) in (
              select business_profile_id, promo_code from signup_promo_holds where held_until <= ${now}
              order by held_until limit ${limit} for update skip locked
            ) returning 1`,
        ).pipe(Effect.map(({ length }) => length)),
      create: (session) =>
        orDatabaseDefect(
          sql`insert into signup_sessions ${sql.insert({
            portal_id: session.portalId,
            session_id: session.details.sessionId,
            encoded_id: session.details.encodedId,
            ...columnsOf(session),
          })}`,
        ).pipe(Effect.asVoid),
      save: Effect.fnUntraced(function* (session) {
        const { revision, sessionId } = session.details
        const saved = yield* orDatabaseDefect(
          sql`update signup_sessions set ${sql.update(columnsOf(session))}
              where portal_id = ${session.portalId} and session_id = ${sessionId} and revision = ${revision - 1}
              returning revision`,
        )
        if (saved.length === 0) yield* Effect.die(new Error(`Revision ${revision} does not follow the stored one`))
      }),
    }
  }),
)
