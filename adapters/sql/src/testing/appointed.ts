import pg from "pg"

const roles = { staff: 4, administrator: 90 } as const

/** Makes an account in a database one of its portal's people. */
export const appointed = async (connectionString: string, email: string, role: keyof typeof roles): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query("update users set role_ids = role_ids || $2::int where email_address = $1", [email, roles[role]])
  } finally {
    await client.end()
  }
}
