import { handler } from "@application/kernel"
import { addDays, localDateAt } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { CountConversions } from "../contract/index.ts"
import { ConversionResults } from "../ports/index.ts"

/** How many days a conversion may be told late, as by the owner's server; the networks take none that is older than seven. */
const latestDays = 9

export const countConversions = handler(
  CountConversions,
  Effect.fnUntraced(function* () {
    const today = localDateAt(yield* Clock.currentTimeMillis, "UTC")
    return { days: yield* (yield* ConversionResults).since(addDays(today, -latestDays)) }
  }),
)
