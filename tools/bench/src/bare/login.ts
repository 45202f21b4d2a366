import { createHash, randomBytes } from "node:crypto"
import { verify } from "@node-rs/argon2"
import type { Pool } from "pg"
import { inTransaction, type Rows } from "./transaction.ts"

interface Credentials {
  readonly emailAddress: string
  readonly password: string
  /** The cookie by which the caller's device is known. */
  readonly device: string
}

const portal = `select document::text as document, document_version as version
  from portal_domains join portals on portals.id = portal_id where portal_domains.host = $1 and state = 'verified'`

const user = `select * from users where portal_id = $1 and lower(email_address) = lower($2)
  order by email_verified desc, id limit 1`

const elsewhere = "select * from users where lower(email_address) = lower($1) and portal_id <> $2 order by id"

const knownDevice = `select 1 from known_devices
  where portal_id = $1 and user_id = $2 and device_hash in ($3) and expires_at > $4 limit 1`

const count = `with past as (
    delete from rate_limits where key in (
      select key from rate_limits where ends_at <= $1 and key <> $2 order by ends_at limit 5 for update skip locked)
  )
  insert into rate_limits as present (key, ends_at, taken) values ($2, $3, $4)
  on conflict (key) do update set
    taken = case when present.ends_at <= $1 then excluded.taken
      else least(present.taken::bigint + excluded.taken, 2000000000)::int end,
    ends_at = case when present.ends_at <= $1 then excluded.ends_at else present.ends_at end
  returning taken, ends_at`

const giveBack = "update rate_limits set taken = greatest(taken - 1, 0) where key = $1"

const refreshToken = `with past as (
    delete from refresh_tokens where portal_id = $1 and user_id = $4 and expires_at <= $6
  )
  insert into refresh_tokens (portal_id, token_hash, family_id, user_id, expires_at, began_at, issued_at)
  values ($1, $2, $3, $4, $5, $6, $6)`

const rememberDevice = `with past as (
    delete from known_devices where portal_id = $1 and user_id = $2 and expires_at <= $5 and device_hash <> $3
  )
  insert into known_devices (portal_id, user_id, device_hash, expires_at) values ($1, $2, $3, $4)
  on conflict (portal_id, user_id, device_hash) do update set expires_at = excluded.expires_at`

const held = "select id from users where portal_id = $1 and id = $2 and password_hash = $3 for share"

const secondFactor = `select portal_id, user_id, sealed_secret, begun_at, enabled_at, last_step,
    cardinality(recovery_hashes) as left from second_factors where portal_id = $1 and user_id = $2`

const memberships = `select business_profile_id as "businessProfileId", role_id as "roleId" from memberships
  where user_id = $1 order by joined`

const profiles = "select * from business_profiles where id = any($1)"

const month = 30 * 24 * 3_600_000

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url")

const opened = async (rows: Rows, account: Readonly<Record<string, unknown>>, device: string) => {
  const { portal_id: portalId, id, password_hash: passwordHash } = account
  const now = Date.now()
  await rows(held, [portalId, id, passwordHash])
  await rows(secondFactor, [portalId, id])
  const token = randomBytes(32).toString("base64url")
  await rows(refreshToken, [portalId, hashOf(token), randomBytes(32).toString("base64url"), id, now + month, now])
  await rows(rememberDevice, [portalId, id, device, now + 12 * month, now])
  const joined = await rows(memberships, [id])
  const cards = await rows(profiles, [joined.map(({ businessProfileId }) => businessProfileId)])
  return { accessToken: token, expiresAt: now + 900_000, userId: id, user: account, profiles: cards }
}

/** Signs in by address and password: the product's argon2id and statements, without its rules and signatures. */
export const login = async (pool: Pool, { emailAddress, password, device }: Credentials): Promise<unknown> => {
  const now = Date.now()
  const [{ document }] = (await pool.query(portal, ["localhost"])).rows
  const { id: portalId } = JSON.parse(document)
  const [account] = (await pool.query(user, [portalId, emailAddress])).rows
  await pool.query(elsewhere, [emailAddress, portalId])
  const deviceHash = hashOf(device)
  await pool.query(knownDevice, [portalId, account.id, deviceHash, now])
  const window = `bench:${deviceHash}`
  await inTransaction(pool, (rows) => rows(count, [now, window, now + 900_000, 1]))
  if (!(await verify(account.password_hash, password))) throw new Error("The password is wrong")
  await inTransaction(pool, (rows) => rows(giveBack, [window]))
  return inTransaction(pool, (rows) => opened(rows, account, deviceHash))
}
