import { isPartnerBrand } from "@domain/portals"
import { grantableRoles } from "@domain/identity"
import { usePortal } from "@ui/shared/frame"
import { useState } from "react"
import { Desk } from "../desk.tsx"
import { Invitations } from "./invitations.tsx"
import { RightsTable } from "./rights-table.tsx"
import { Team } from "./team.tsx"

/** Who runs the portal, with which rights, and who is invited. Ours. */
export default function PortalPeople() {
  const { portal } = usePortal()
  const roles = grantableRoles(isPartnerBrand(portal.flags))
  const [invited, setInvited] = useState(0)
  return (
    <Desk page="portalPeople" texts={["portalDesk"]}>
      <Team portalId={portal.id} roles={roles} />
      <Invitations key={invited} portalId={portal.id} roles={roles} onInvited={() => setInvited(invited + 1)} />
      <RightsTable roles={roles} />
    </Desk>
  )
}
