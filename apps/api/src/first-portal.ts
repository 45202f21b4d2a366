import { endFatally, firstPortal, settingsOrExit } from "@adapters/runtime"
import { NodeRuntime } from "@effect/platform-node"
import { readFirstPortal } from "./first-portal-flags.ts"
import { Console, Effect, Result } from "effect"

/** Makes the first portal of an installation, at the host of PUBLIC_ORIGIN, as the flags say. */
const program = Effect.gen(function* () {
  const settings = settingsOrExit()
  const read = readFirstPortal(process.argv.slice(2))
  if (Result.isFailure(read)) return endFatally("FIRST_PORTAL", read.failure)
  const wanted = read.success
  const made = yield* Effect.result(firstPortal(settings, wanted))
  const host = new URL(settings.PUBLIC_ORIGIN).hostname
  if (Result.isSuccess(made)) {
    const { isNew, origin, link } = made.success
    const { emailAddress } = wanted.administrator
    yield* Console.log(
      isNew
        ? `Made the portal ${wanted.title} at ${origin}, administered by ${emailAddress}.`
        : `The portal at ${origin} stands already and is unchanged.`,
    )
    return yield* Console.log(`${emailAddress} sets a password within an hour at ${link}`)
  }
  if (made.failure._tag === "InvalidPortalSettings") {
    const faults = made.failure.faults.map(({ field, fault }) => `${field} (${fault})`).join(", ")
    return endFatally("FIRST_PORTAL", `No portal may have these settings: ${faults}.`)
  }
  if (made.failure._tag === "DomainTaken")
    return endFatally("FIRST_PORTAL", `A portal stands at ${host} already; nothing was changed.`)
  return endFatally("FIRST_PORTAL", `The account of the administrator could not be made: ${made.failure._tag}.`)
})

NodeRuntime.runMain(program)
