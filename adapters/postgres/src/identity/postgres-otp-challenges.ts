import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { OtpChallenges } from "@application/identity/ports"
import { OtpChallenge } from "@domain/identity"
import { deletedBefore } from "@domain/kernel"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"

const challengeOf = decodedRow(OtpChallenge)

/** Challenges by their key; an advisory lock makes one attempt at a time, the first included. A new one clears old ones. */
export const postgresOtpChallenges = Layer.effect(
  OtpChallenges,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      change: ({ portalId, phone, purpose, holder }, decide) =>
        Effect.gen(function* () {
          yield* sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${portalId}:${phone}:${purpose}:${holder}`}, 0))`
          const [row] = yield* sql`
            select code_hash as "codeHash", sent_at as "sentAt", wrong_attempts as "wrongAttempts",
              locked_until as "lockedUntil", verified
            from otp_challenges
            where portal_id = ${portalId} and phone = ${phone} and purpose = ${purpose} and holder = ${holder}`
          const previous = row === undefined ? undefined : yield* challengeOf(withoutNulls(row))
          const { next, answer } = decide(previous)
          if (next !== undefined)
            yield* sql`with past as (
              delete from otp_challenges where (portal_id, phone, purpose, holder) in (
                select portal_id, phone, purpose, holder from otp_challenges where sent_at < ${deletedBefore("oneTimeCode", next.sentAt)}
                order by sent_at limit 5 for update skip locked
              )
            ) insert into otp_challenges ${sql.insert({
              portal_id: portalId,
              phone,
              purpose,
              holder,
              code_hash: next.codeHash,
              sent_at: next.sentAt,
              wrong_attempts: next.wrongAttempts,
              locked_until: next.lockedUntil ?? null,
              verified: next.verified,
            })} on conflict (portal_id, phone, purpose, holder) do update set code_hash = excluded.code_hash,
              sent_at = excluded.sent_at, wrong_attempts = excluded.wrong_attempts,
              locked_until = excluded.locked_until, verified = excluded.verified`
          return answer
        }).pipe(sql.withTransaction, orDatabaseDefect),
    }
  }),
)
