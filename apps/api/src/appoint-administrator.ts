import { appointAdministrator, settingsOrExit } from "@adapters/runtime"
import { NodeRuntime } from "@effect/platform-node"
import { EmailAddress } from "@domain/identity"
import { Console, Effect } from "effect"

/** Makes the account with the given address the first administrator of the operator's portal. */
const program = Effect.gen(function* () {
  const address = EmailAddress.make(process.argv[2] ?? "")
  const isAppointed = yield* appointAdministrator(settingsOrExit().DATABASE_URL, address)
  if (isAppointed) return yield* Console.log(`${address} administers the portals`)
  return yield* Effect.die(new Error(`No account of the first portal has verified the address ${address}`))
})

NodeRuntime.runMain(program)
