import { ListLeadDestinations } from "@application/integrations/contract"
import { destinationKind, type DestinationKind, type LeadDestination } from "@domain/integrations"
import type { ProfileMembership } from "@domain/identity"
import type { OutputOf, Read } from "@ui/container"

/** Where a business's leads are sent. */
export const readDestinations = async (
  read: Read,
  profile: ProfileMembership | undefined,
): Promise<OutputOf<typeof ListLeadDestinations>> =>
  profile === undefined
    ? { destinations: [], availableKinds: [] }
    : read(ListLeadDestinations, { businessProfileId: profile.id })

/** What can be done with a destination. */
export type DestinationAct = "log" | "test" | "change" | "backfill" | "pause" | "resume" | "rotate" | "remove"

/** The dialog that is open; a secret is shown once, after it was made. */
export type Opened =
  | { readonly what: "add"; readonly kind?: DestinationKind }
  | { readonly what: "secret"; readonly secret: string; readonly destination: LeadDestination }
  | {
      readonly what: Exclude<DestinationAct, "pause" | "resume">
      readonly destination: LeadDestination
    }

/** What a role that may change destinations can do with this one, besides looking at its log. */
export const actsOf = ({ kind, state, work }: LeadDestination): ReadonlyArray<DestinationAct> => [
  "test",
  "change",
  ...(state === "Ended" || !destinationKind(kind).isSigned ? [] : (["rotate"] as const)),
  ...(state === "On" && work === undefined ? (["backfill"] as const) : []),
  state === "On" ? "pause" : "resume",
  "remove",
]
