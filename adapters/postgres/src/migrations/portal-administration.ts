import type { Migration } from "@adapters/sql"

/**
 * Prepares portals to be changed by calls: revisions, ids of new portals, and hosts. The hosts that portals have
 * already count as proved.
 */
export const portalAdministration: Migration = {
  id: 1018,
  name: "revisions and hosts of portals",
  statements: [
    "alter table portals add column revision int not null default 0",
    "create sequence portal_numbers",
    "select setval('portal_numbers', greatest(100, (select max(id) from portals)))",
    `create table portal_domains (
      portal_id bigint not null references portals (id),
      host text not null,
      state text not null,
      token text not null,
      added_at bigint not null,
      attempts int not null,
      checked_at bigint,
      verified_at bigint,
      next_look_at bigint,
      primary key (portal_id, host)
    )`,
    "create unique index portal_domains_by_host on portal_domains (host) where state = 'verified'",
    "create index portal_domains_by_look on portal_domains (next_look_at) where state = 'pending'",
    `insert into portal_domains (portal_id, host, state, token, added_at, attempts, verified_at)
      select id, host, 'verified', '', 0, 0, 0 from portals`,
  ],
}
