import type { Migration } from "@adapters/sql"

/** An agent's drafts are found by an index, newest change first. */
export const agentDrafts: Migration = {
  id: 1047,
  name: "agents' drafts",
  statements: [
    `create index signup_sessions_of_agents on signup_sessions
     (portal_id, (details ->> 'userId'), updated_at desc, session_id) where details ->> 'flavour' = 'agent'`,
  ],
}
