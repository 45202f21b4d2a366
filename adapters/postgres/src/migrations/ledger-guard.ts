import type { Migration } from "@adapters/sql"

const guarded = ["ledger_transactions", "ledger_entries"] as const

/** What is written in the ledger stays, whoever asks; a mistake is mended by a posting of its own. */
const refusal = `create function refuse_ledger_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the ledger is only added to: % on % is refused', tg_op, tg_table_name using errcode = '42501';
  end $$`

export const ledgerGuardMigrations: ReadonlyArray<Migration> = [
  {
    id: 901,
    name: "the ledger is only added to",
    statements: [
      refusal,
      ...guarded.flatMap((table) => [
        `create trigger ${table}_stay before update or delete on ${table}
          for each row execute function refuse_ledger_change()`,
        `create trigger ${table}_stay_whole before truncate on ${table}
          for each statement execute function refuse_ledger_change()`,
        `alter table ${table} enable always trigger ${table}_stay`,
        `alter table ${table} enable always trigger ${table}_stay_whole`,
      ]),
    ],
  },
]
