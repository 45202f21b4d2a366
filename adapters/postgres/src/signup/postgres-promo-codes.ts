import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type PromoCodeHold, PromoCodes } from "@application/signup/ports"
import { BusinessProfileId, CurrencyCode } from "@domain/kernel"
import { NewPromoCode, PortalPromoCode, PromoCodeNotFound } from "@domain/pricing"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"
import { escapedLike } from "../escaped-like.ts"

const codeOf = decodedRow(PortalPromoCode)
const counted = decodedRow(Schema.Struct({ uses: Schema.Int }))
const standingOf = decodedRow(Schema.Struct({ uses: Schema.Int, profileUses: Schema.Int, isHeld: Schema.Boolean }))
const useOf = decodedRow(
  Schema.Struct({
    businessProfileId: BusinessProfileId,
    businessName: Schema.optionalKey(Schema.String),
    usedAt: Schema.Number,
    amount: Schema.Int,
    currency: CurrencyCode,
  }),
)

/** An instant that does not come. */
const forGood = Number.MAX_SAFE_INTEGER

const orders = { code: "code.code", createdAt: "code.created_at", validTo: "code.valid_to", uses: "uses" } as const

const discountColumns = ({ discount }: NewPromoCode) =>
  discount.kind === "flat"
    ? { amount: discount.amount, currency: discount.currency, percent: null, at_most: null }
    : { amount: null, currency: null, percent: discount.percent, at_most: discount.atMost ?? null }

/** Promo codes as rows that are only ended. Who takes a use locks its code, and the numbers of uses are unique. */
export const postgresPromoCodes = Layer.effect(
  PromoCodes,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(`code.id, code.portal_id as "portalId", code.code, code.region,
      code.valid_from::text as "validFrom", code.valid_to::text as "validTo", code.uses_at_most as "usesAtMost",
      code.uses_per_profile as "usesPerProfile", code.created_at as "createdAt", code.ended_at as "endedAt",
      case when code.percent is null
        then jsonb_build_object('kind', 'flat', 'currency', code.currency, 'amount', code.amount)
        else jsonb_strip_nulls(jsonb_build_object('kind', 'percent', 'percent', code.percent, 'atMost', code.at_most))
      end as discount`)
    const paidUses = sql.literal(
      "(select count(*)::int from promo_code_uses taken where taken.promo_code_id = code.id and taken.used_at is not null)",
    )
    const rows = (rest: Statement.Fragment) =>
      orDatabaseDefect(sql<object>`select ${columns}, ${paidUses} as uses from promo_codes code ${rest}`).pipe(
        Effect.flatMap(
          Effect.forEach((row) => Effect.all({ promoCode: codeOf(withoutNulls(row)), uses: usesIn(row) })),
        ),
      )
    const usesIn = (row: unknown) => Effect.map(counted(row), ({ uses }) => uses)
    const countOf = (table: Statement.Fragment) =>
      orDatabaseDefect(sql<object>`select count(*)::int as uses from ${table}`).pipe(
        Effect.flatMap(([row]) => usesIn(row)),
      )
    const freeNumber = (column: string, of: Statement.Fragment) => sql`(select min(n) from
      (select 1 as n union all select ${sql(column)} + 1 from promo_code_uses where ${of}) candidate
      where not exists (select from promo_code_uses where ${of} and ${sql(column)} = n))`

    const add = Effect.fnUntraced(function* (hold: PromoCodeHold, atMost: number | null, perProfile: number | null) {
      const { promoCodeId, businessProfileId, sessionId, now, until = forGood, use } = hold
      const ofCode = sql`promo_code_id = ${promoCodeId}`
      const ofProfile = sql`${ofCode} and business_profile_id = ${businessProfileId}`
      yield* sql`delete from promo_code_uses where ${ofCode} and held_until <= ${now}`
      const isUsedUp = atMost !== null && (yield* countOf(sql`promo_code_uses where ${ofCode}`)) >= atMost
      if (isUsedUp || (yield* countOf(sql`promo_code_uses where ${ofProfile}`)) >= (perProfile ?? 1)) return false
      yield* sql`insert into promo_code_uses (promo_code_id, business_profile_id, session_id, held_until,
          used_at, amount, currency, use_number, profile_use_number)
        values (${promoCodeId}, ${businessProfileId}, ${sessionId}, ${until},
          ${use?.usedAt ?? null}, ${use?.amount ?? null}, ${use?.currency ?? null},
          ${atMost === null ? sql`null` : freeNumber("use_number", ofCode)},
          ${freeNumber("profile_use_number", ofProfile)})`
      return true
    })
    /**
     * Holds a promo code for one session after the other, since each must see the uses that the sessions before took;
     * returns whether it is held.
     */
    const hold = Effect.fnUntraced(function* (wanted: PromoCodeHold) {
      const { promoCodeId, sessionId, now, until = forGood, use } = wanted
      const [limits] = yield* sql<{ readonly atMost: number | null; readonly perProfile: number | null }>`
        select uses_at_most as "atMost", uses_per_profile as "perProfile" from promo_codes
        where id = ${promoCodeId} for no key update`
      if (limits === undefined) return false
      const own = sql`promo_code_id = ${promoCodeId} and session_id = ${sessionId}`
      if (until <= now) {
        yield* sql`delete from promo_code_uses where ${own}`
        return true
      }
      const kept = yield* sql`update promo_code_uses set held_until = greatest(held_until, ${until}),
          used_at = coalesce(used_at, ${use?.usedAt ?? null}), amount = coalesce(amount, ${use?.amount ?? null}),
          currency = coalesce(currency, ${use?.currency ?? null})
        where ${own} and held_until > ${now} returning 1`
      return kept.length > 0 || (yield* add(wanted, limits.atMost, limits.perProfile))
    })
    return {
      create: (portalId, wanted, createdAt) =>
        orDatabaseDefect(
          sql<{ readonly id: number }>`insert into promo_codes ${sql.insert({
            portal_id: portalId,
            code: wanted.code,
            region: wanted.region ?? null,
            ...discountColumns(wanted),
            valid_from: wanted.validFrom,
            valid_to: wanted.validTo,
            uses_at_most: wanted.usesAtMost ?? null,
            uses_per_profile: wanted.usesPerProfile ?? null,
            created_at: createdAt,
          })} on conflict (portal_id, code) do nothing returning id`,
        ).pipe(
          Effect.flatMap(([row]) =>
            row === undefined ? Effect.succeed(undefined) : codeOf({ ...wanted, portalId, createdAt, id: row.id }),
          ),
        ),
      byId: (portalId, id) =>
        rows(sql`where code.portal_id = ${portalId} and code.id = ${id}`).pipe(
          Effect.flatMap(([code]) =>
            code === undefined ? Effect.fail(new PromoCodeNotFound({})) : Effect.succeed(code),
          ),
        ),
      list: Effect.fnUntraced(function* (portalId, query) {
        const { search, state, today, sort, isDescending, skip, limit } = query
        const day = sql`(${JSON.stringify(today)}::jsonb ->> coalesce(code.region, 'everywhere'))::date`
        const isOver = sql`(code.ended_at is not null or code.valid_to < ${day})`
        const ofState = {
          over: isOver,
          upcoming: sql`not ${isOver} and code.valid_from > ${day}`,
          current: sql`not ${isOver} and code.valid_from <= ${day}`,
        }
        const where = sql`where code.portal_id = ${portalId} and code.code ilike ${`%${escapedLike(search.trim())}%`}
          ${state === undefined ? sql`` : sql`and ${ofState[state]}`}`
        const order = sql.literal(`${orders[sort]} ${isDescending ? "desc" : "asc"}, code.id`)
        const codes = yield* rows(sql`${where} order by ${order} limit ${limit} offset ${skip}`)
        return { codes, total: yield* countOf(sql`promo_codes code ${where}`) }
      }),
      end: (portalId, id, at) =>
        orDatabaseDefect(
          sql`update promo_codes set ended_at = ${at} where portal_id = ${portalId} and id = ${id} and ended_at is null`,
        ).pipe(Effect.asVoid),
      uses: Effect.fnUntraced(function* (id, { skip, limit }) {
        const taken = sql`promo_code_uses taken where taken.promo_code_id = ${id} and taken.used_at is not null`
        const found = yield* orDatabaseDefect(
          sql<object>`select taken.business_profile_id as "businessProfileId", taken.used_at as "usedAt", taken.amount,
              taken.currency, (select name from business_profiles where id = taken.business_profile_id) as "businessName"
            from ${taken} order by taken.used_at desc, taken.session_id limit ${limit} offset ${skip}`,
        )
        return {
          uses: yield* Effect.forEach(found, (row) => useOf(withoutNulls(row))),
          total: yield* countOf(taken),
        }
      }),
      standing: Effect.fnUntraced(function* ({ portalId, businessProfileId, sessionId, now }, code) {
        const held = sql`from promo_code_uses taken where taken.promo_code_id = code.id and taken.held_until > ${now}`
        const own = sql`taken.session_id = ${sessionId ?? null}::uuid`
        const [row] = yield* orDatabaseDefect(
          sql<object>`select ${columns}, exists (select ${held} and ${own}) as "isHeld",
              case when code.uses_at_most is null then 0
                else (select count(*)::int ${held} and ${own} is not true) end as uses,
              (select count(*)::int ${held} and ${own} is not true
                and taken.business_profile_id = ${businessProfileId ?? null}::bigint) as "profileUses"
            from promo_codes code
            where code.portal_id = ${portalId} and code.code = ${code} and code.created_at <= ${now}`,
        )
        if (row === undefined) return undefined
        return { promoCode: yield* codeOf(withoutNulls(row)), ...(yield* standingOf(row)) }
      }),
      hold: (wanted) => orDatabaseDefect(sql.withTransaction(hold(wanted))),
      deleteEndedHolds: (now, limit) =>
        orDatabaseDefect(
          sql`delete from promo_code_uses where held_until <= ${now} and (promo_code_id, session_id) in (
              select promo_code_id, session_id from promo_code_uses where held_until <= ${now}
              order by held_until limit ${limit} for update skip locked
            ) returning 1`,
        ).pipe(Effect.map(({ length }) => length)),
    }
  }),
)
