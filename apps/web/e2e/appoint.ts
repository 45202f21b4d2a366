import pg from "pg"

const roles = { staff: 4, administrator: 90 } as const

/** Makes an account one of its portal's people. */
export const appoint = async (email: string, role: keyof typeof roles): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env["SITE_DATABASE"] })
  await client.connect()
  try {
    await client.query("update users set role_ids = role_ids || $2::int where email_address = $1", [email, roles[role]])
  } finally {
    await client.end()
  }
}
