import { Context, type Effect } from "effect"

/** Finds the country of an IP address. */
export class AddressCountries extends Context.Service<
  AddressCountries,
  {
    /** ISO code, such as "IN"; undefined for private and unknown addresses. Never fails. */
    readonly countryOf: (ipAddress: string) => Effect.Effect<string | undefined>
  }
>()("businesses/AddressCountries") {}
