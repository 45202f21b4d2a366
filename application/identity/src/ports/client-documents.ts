import { Context, type Effect } from "effect"
import type { AssistantClientRefused } from "@domain/identity"

/** The documents at the addresses by which programs call themselves (Client ID Metadata Documents). */
export class ClientDocuments extends Context.Service<
  ClientDocuments,
  {
    /** The JSON value at an https address of the public web, which may be some minutes old. */
    readonly read: (address: string) => Effect.Effect<unknown, AssistantClientRefused>
  }
>()("identity/ClientDocuments") {}
