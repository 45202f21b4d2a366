import { Schema } from "effect"
import { expect, test } from "vitest"
import { CampaignChannel } from "@domain/campaigns"
import { JobStatus } from "./async-job.ts"
import { LinkAccountChoice } from "./linked-accounts.ts"
import { Platform } from "./platform.ts"

type WireEnum = Schema.Codec<string, number>

/** Name and number of every value, as the specification writes them; Banner is ours. */
const tables: ReadonlyArray<readonly [string, WireEnum, Readonly<Record<string, number>>]> = [
  ["channels", CampaignChannel, { Social: 1, Search: 2, Banner: 3 }],
  ["platforms", Platform, { Google: 1, Facebook: 5, Twitter: 6 }],
  ["link-account choices", LinkAccountChoice, { Google: 1, Facebook: 2, Instagram: 3 }],
  ["job statuses", JobStatus, { New: 0, InProgress: 1, Done: 2, Failed: 3 }],
]

test.each(tables)("%s cross the wire as the specification's numbers and come back", (_, schema, numbers) => {
  for (const [name, number] of Object.entries(numbers)) {
    expect(Schema.encodeSync(schema)(name)).toBe(number)
    expect(Schema.decodeSync(schema)(number)).toBe(name)
  }
  const known = Object.values(numbers)
  for (const unknown of [-1, 0, 2, 4, 7].filter((number) => !known.includes(number)))
    expect(Schema.decodeOption(schema)(unknown)._tag).toBe("None")
})
