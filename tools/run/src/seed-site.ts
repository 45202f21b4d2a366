import { seedDemo } from "@adapters/http-client/testing"
import { Effect } from "effect"
import type { LocalPorts } from "./local-settings.ts"

/** The part of a running site that its demo is made by. */
interface SeededSite {
  readonly ports: Pick<LocalPorts, "web" | "sandbox">
  readonly databaseUrl: string
}

/**
 * Gives a running site of this machine the demo's businesses, and answers whether they are there; says why not, since the
 * site runs without them.
 */
export const seedSite = async ({ ports, databaseUrl }: SeededSite): Promise<boolean> => {
  const seeded = await seedDemo({
    origin: `http://localhost:${ports.web}`,
    sandbox: `http://localhost:${ports.sandbox}`,
    appoint: async (address) => {
      const { appointAdministrator } = await import("@adapters/runtime")
      return Effect.runPromise(appointAdministrator(databaseUrl, address))
    },
  }).catch((cause: unknown) => {
    console.log(`The demo's businesses are not all there: ${String(cause)}`)
    return []
  })
  if (seeded === undefined) console.log("The log-in of the demo's owner was changed; its businesses stay as they are.")
  return seeded !== undefined && seeded.length > 0
}
