import type { Migration } from "@adapters/sql"

/** What brings the tables of several contexts in line with each other. */
export const betweenContextsMigrations: ReadonlyArray<Migration> = [
  {
    id: 921,
    name: "addresses that people sign in with apart from those of their businesses",
    statements: [
      `update signup_sessions as session
       set details = session.details || jsonb_build_object(
         'ownerEmail', users.email_address,
         'sources', case when lower(session.details ->> 'emailAddress') = lower(users.email_address)
           and session.details -> 'sources' ->> 'emailAddress' = 'owner'
           then (session.details -> 'sources') || '{"emailAddress": "account"}'::jsonb
           else coalesce(session.details -> 'sources', '{}'::jsonb) end)
       from users where users.id = (session.details ->> 'userId')::bigint and not session.details ? 'ownerEmail'`,
    ],
  },
]
