import { appointed } from "@adapters/sql/testing/appointed"

/** Makes an account of the running site one of its portal's people. */
export const appoint = (email: string, role: Parameters<typeof appointed>[2]): Promise<void> =>
  appointed(process.env["SITE_DATABASE"] ?? "", email, role)
