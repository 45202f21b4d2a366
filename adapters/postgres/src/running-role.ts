import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** What of a payment is as it was when the payment was opened. */
const fixedOfPayments = [
  "session_id",
  "user_id",
  "id",
  "business_profile_id",
  "idempotency_key",
  "gateway",
  "amount",
  "currency",
  "created_at",
]

const grantAll = `do $$
declare
  running text := current_setting('marquee.running_role');
  changing text;
  thing record;
begin
  execute format('grant usage on schema public to %I', running);
  execute format('grant select, insert, update, delete on all tables in schema public to %I', running);
  execute format('grant usage, select on all sequences in schema public to %I', running);
  execute format('revoke insert, update, delete, truncate on schema_migrations from %I', running);
  for thing in select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (starts_with(relname, 'ledger_') or relname = 'payments')
  loop execute format('revoke update, delete, truncate on %s from %I', thing.name, running); end loop;
  for thing in select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (starts_with(relname, 'payment_') or relname in ('wallets', 'campaign_holdings', 'wallet_refunds'))
  loop execute format('revoke delete, truncate on %s from %I', thing.name, running); end loop;
  for thing in select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and starts_with(relname, 'audit_')
  loop execute format('revoke insert, update, delete, truncate on %s from %I', thing.name, running); end loop;
  if to_regclass('ledger_balances') is not null then
    execute format('revoke insert, update, delete, truncate on ledger_balances from %I', running);
  end if;
  if to_regclass('price_lists') is not null then
    execute format('revoke update, delete, truncate on price_lists from %I', running);
    execute format('grant update (withdrawn_at) on price_lists to %I', running);
  end if;
  select string_agg(quote_ident(attname), ', ') into changing from pg_attribute
    where attrelid = to_regclass('payments') and attnum > 0 and not attisdropped
      and attname not in (${fixedOfPayments.map((name) => `'${name}'`).join(", ")});
  if changing is not null then
    execute format('grant update (%s) on payments to %I', changing, running);
  end if;
  if to_regnamespace('pgboss') is not null then
    execute format('grant usage on schema pgboss to %I', running);
    execute format('grant select, insert, update, delete on all tables in schema pgboss to %I', running);
    execute format('grant usage, select on all sequences in schema pgboss to %I', running);
    execute format('grant execute on all routines in schema pgboss to %I', running);
  end if;
end $$`

/**
 * Lets a role run the product on what the current role owns: it reads and writes, but defines nothing; of the ledger it may
 * add and never change, its balances and the audit log are written by triggers alone, price lists it adds to and withdraws, and of a payment it may change how it stands and never what was asked. Run after each migration.
 */
export const grantRunning = Effect.fnUntraced(function* (role: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`select set_config('marquee.running_role', ${role}, true)`
      yield* sql.unsafe(grantAll)
    }),
  )
})

/** Why a role should not run the product, if it should not. */
export type RoleFault = "superuser" | "owner"

/** Whether the current role could change the ledger, because it is a superuser or owns it. */
export const runningRoleFault = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly fault: RoleFault | null }>`
    select case when rolsuper then 'superuser'
      when pg_has_role(current_user, (select relowner from pg_class where oid = to_regclass('ledger_entries')), 'member')
      then 'owner' end as fault
    from pg_roles where rolname = current_user`
  return row?.fault ?? undefined
})
