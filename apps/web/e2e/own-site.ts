import { startTestSite } from "./site.ts"

const names = {
  origin: "SITE_ORIGIN",
  sandbox: "SITE_SANDBOX",
  databaseUrl: "SITE_DATABASE",
  dataDirectory: "SITE_DATA",
} as const
const parts = ["origin", "sandbox", "databaseUrl", "dataDirectory"] as const

/** Walks a journey on a site of its own, whose clock can be moved on without others noticing. */
export const onOwnSite = async (walk: () => Promise<void>): Promise<void> => {
  const shared = parts.map((part) => process.env[names[part]])
  const site = await startTestSite()
  for (const part of parts) process.env[names[part]] = site[part]
  try {
    await walk()
  } finally {
    for (const [place, part] of parts.entries()) {
      const before = shared[place]
      if (before === undefined) delete process.env[names[part]]
      else process.env[names[part]] = before
    }
    await site.stop()
  }
}
