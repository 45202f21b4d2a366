import { Context, type Effect } from "effect"

/** Which country an internet address belongs to. */
export class AddressCountries extends Context.Service<
  AddressCountries,
  {
    /** ISO code, such as "IN"; undefined for private addresses and wherever it is not known. Never fails. */
    readonly countryOf: (ipAddress: string) => Effect.Effect<string | undefined>
  }
>()("businesses/AddressCountries") {}
