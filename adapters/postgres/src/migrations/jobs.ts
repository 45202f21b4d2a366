import type { Migration } from "@adapters/sql"

/**
 * Messages that earlier releases queued in clear: what is finished goes, and so do dead letters. What still waits is sent, and
 * then goes as quickly as what is queued today.
 */
const forgetSentMessages = `do $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  delete from pgboss.job
  where (name = 'messaging.SendMessage' and state > 'active')
    or (name = 'dead-letters' and data -> 'input' ? 'content');
  update pgboss.job set deletion_seconds = 60, dead_letter = null where name = 'messaging.SendMessage';
end $$`

export const jobsMigrations: ReadonlyArray<Migration> = [
  { id: 900, name: "no sent message is kept in clear", statements: [forgetSentMessages] },
]
