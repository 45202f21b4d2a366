import type { Migration } from "@adapters/sql"

/**
 * Writes down a changed row with its author, in the chain of the row's, its profile's or its author's portal. Arguments are
 * lists of names: identifying columns, documents, fields shown as they are, fields whose change is not recorded.
 */
const change = `create function audit_change() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  identifying text[] := tg_argv[0]::text[];
  documents text[] := tg_argv[1]::text[];
  clear text[] := tg_argv[2]::text[];
  unrecorded text[] := tg_argv[3]::text[];
  author jsonb := coalesce(nullif(current_setting('marquee.author', true), ''), '{}')::jsonb;
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  becomes jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  stored jsonb := case when tg_op = 'DELETE' then was else becomes end;
  document text;
  before jsonb := '{}';
  after jsonb := '{}';
  profile bigint;
  portal bigint;
  field record;
begin
  for field in
    select key, w.value as was, b.value as becomes
    from jsonb_each(was) as w full join jsonb_each(becomes) as b using (key)
    where w.value is distinct from b.value and key <> all (unrecorded) and key <> all (documents)
  loop
    before := before || case when coalesce(field.was, 'null') = 'null' then '{}' else
      jsonb_build_object(field.key, case when field.key = any (clear) then field.was else '"[redacted]"' end) end;
    after := after || case when coalesce(field.becomes, 'null') = 'null' then '{}' else
      jsonb_build_object(field.key, case when field.key = any (clear) then field.becomes else '"[redacted]"' end) end;
  end loop;
  foreach document in array documents loop
    for field in
      select document || '.' || key as key, w.value as was, b.value as becomes
      from jsonb_each(case jsonb_typeof(was -> document) when 'object' then was -> document else '{}' end) as w
        full join jsonb_each(case jsonb_typeof(becomes -> document) when 'object' then becomes -> document else '{}' end) as b using (key)
      where w.value is distinct from b.value and document || '.' || key <> all (unrecorded)
    loop
      before := before || case when coalesce(field.was, 'null') = 'null' then '{}' else
        jsonb_build_object(field.key, case when field.key = any (clear) or document || '.*' = any (clear) then field.was else '"[redacted]"' end) end;
      after := after || case when coalesce(field.becomes, 'null') = 'null' then '{}' else
        jsonb_build_object(field.key, case when field.key = any (clear) or document || '.*' = any (clear) then field.becomes else '"[redacted]"' end) end;
    end loop;
  end loop;
  if before = '{}' and after = '{}' then return null; end if;
  profile := case tg_table_name when 'business_profiles' then stored ->> 'id' else
    coalesce(stored ->> 'business_profile_id', author ->> 'businessProfileId') end;
  portal := case tg_table_name when 'portals' then stored ->> 'id' else stored ->> 'portal_id' end;
  if portal is null and profile is not null then
    select portal_id into portal from business_profiles where id = profile;
  end if;
  portal := coalesce(portal, (author ->> 'portalId')::bigint);
  if portal is null and author ? 'portalDomain' then
    select id into portal from portals where host = author ->> 'portalDomain';
  end if;
  insert into audit_waiting (portal_id, content) values (coalesce(portal, 0), jsonb_build_object(
    'at', coalesce(author -> 'at', to_jsonb(floor(extract(epoch from clock_timestamp()) * 1000)::bigint)),
    'actor', coalesce(author -> 'actor', jsonb_build_object('kind', 'database', 'role', session_user)),
    'action', author -> 'action',
    'requestId', author -> 'requestId',
    'businessProfileId', profile,
    'record', tg_table_name,
    'change', lower(tg_op),
    'key', (select jsonb_object_agg(name, stored -> name) from unnest(identifying) as name),
    'before', case when tg_op <> 'INSERT' then before end,
    'after', case when tg_op <> 'DELETE' then after end));
  return null;
end $$`

/** Moves waiting entries to the ends of their portals' chains, one caller at a time, and says how many. */
const chain = `create function chain_audit_entries(most int) returns int language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  waiting record;
  latest record;
  previous text;
  moved int := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('audit chain', 0)) then return 0; end if;
  for waiting in select id, portal_id, content::text as content from audit_waiting order by id limit most loop
    select position, hash into latest from audit_entries where portal_id = waiting.portal_id order by position desc limit 1;
    previous := coalesce(latest.hash, repeat('0', 64));
    insert into audit_entries (portal_id, position, previous_hash, hash, content) values (
      waiting.portal_id, coalesce(latest.position, 0) + 1, previous,
      encode(sha256(convert_to(previous || waiting.content, 'UTF8')), 'hex'), waiting.content);
    delete from audit_waiting where id = waiting.id;
    moved := moved + 1;
  end loop;
  return moved;
end $$`

const refusal = `create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit log is only added to: % is refused', tg_op using errcode = '42501';
  end $$`

export const auditLog: Migration = {
  id: 1016,
  name: "the audit log, chained by hashes and only added to",
  statements: [
    `create table audit_waiting (
      id bigint generated always as identity primary key,
      portal_id bigint not null,
      content jsonb not null
    )`,
    `create table audit_entries (
      portal_id bigint not null,
      position bigint not null,
      previous_hash text not null,
      hash text not null,
      content text not null,
      at bigint not null generated always as ((content::jsonb ->> 'at')::bigint) stored,
      actor_id bigint generated always as ((content::jsonb -> 'actor' ->> 'userId')::bigint) stored,
      action text generated always as (content::jsonb ->> 'action') stored,
      business_profile_id bigint generated always as ((content::jsonb ->> 'businessProfileId')::bigint) stored,
      primary key (portal_id, position)
    )`,
    "create index audit_entries_by_actor on audit_entries (portal_id, actor_id, position)",
    "create index audit_entries_by_action on audit_entries (portal_id, action, position)",
    "create index audit_entries_by_profile on audit_entries (portal_id, business_profile_id, position)",
    "create index audit_entries_by_time on audit_entries (portal_id, at)",
    refusal,
    `create trigger audit_entries_stay before update or delete on audit_entries
      for each row execute function refuse_audit_change()`,
    `create trigger audit_entries_stay_whole before truncate on audit_entries
      for each statement execute function refuse_audit_change()`,
    "alter table audit_entries enable always trigger audit_entries_stay",
    "alter table audit_entries enable always trigger audit_entries_stay_whole",
    change,
    chain,
  ],
}
