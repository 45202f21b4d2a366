import type { Migration } from "@adapters/sql"

export const portalsMigrations: ReadonlyArray<Migration> = [
  {
    id: 100,
    name: "portals",
    statements: [
      `create table portals (
        id bigint primary key,
        host text not null unique,
        document jsonb not null
      )`,
    ],
  },
]
