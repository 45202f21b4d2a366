import type { Migration } from "@adapters/sql"

const kept = [
  ["portals", "portals"],
  ["portal_domains", "portals"],
  ["price_lists", "price lists"],
] as const

/** Tells servers of changes of what they keep in memory, when the transaction of the change commits. */
export const toldChanges: Migration = {
  id: 1063,
  name: "told changes",
  statements: [
    `create function tell_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('marquee_changed', tg_argv[0]);
        return null;
      end
    $$`,
    ...kept.map(
      ([table, topic]) => `create trigger ${table}_tell after insert or update or delete or truncate on ${table}
        for each statement execute function tell_change('${topic}')`,
    ),
  ],
}
