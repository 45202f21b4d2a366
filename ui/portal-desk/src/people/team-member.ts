import type { ListPortalUsers } from "@application/identity/contract"
import type { OutputOf } from "@application/kernel"

/** A user as the page shows them. */
export type TeamMember = OutputOf<typeof ListPortalUsers>["users"][number]

/** What a person is called: their name, else their address. */
export const nameOf = ({ firstName, lastName, emailAddress }: TeamMember) =>
  `${firstName} ${lastName}`.trim() || emailAddress
