import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { isServedPhone, PhoneNotServed } from "@domain/identity"

/** Refuses a number, in E.164, to which the present portal sends no messages. */
export const onlyServed = Effect.fnUntraced(function* (phone: string) {
  const regions = (yield* (yield* Portals).current).regions.map(({ region }) => region)
  if (!isServedPhone(regions, phone)) return yield* new PhoneNotServed({ regions })
})
