import { isPartnerBrand, type Portal } from "@domain/portals"
import { grantableRoles } from "@domain/identity"
import { useState } from "react"
import { Desk } from "../desk.tsx"
import { EditedPortal } from "../settings/edited-portal.tsx"
import { Invitations } from "./invitations.tsx"
import { RightsTable } from "./rights-table.tsx"
import { Team } from "./team.tsx"

const People = ({ portal }: { readonly portal: Portal }) => {
  const roles = grantableRoles(isPartnerBrand(portal.flags))
  const [invited, setInvited] = useState(0)
  return (
    <>
      <Team portalId={portal.id} roles={roles} />
      <Invitations key={invited} portalId={portal.id} roles={roles} onInvited={() => setInvited(invited + 1)} />
      <RightsTable roles={roles} />
    </>
  )
}

/** Who runs the portal, with which rights, and who is invited. Ours. */
export default function PortalPeople() {
  return (
    <Desk page="portalPeople" texts={["portalDesk", "portalLook"]}>
      <EditedPortal>{(portal) => <People key={portal.id} portal={portal} />}</EditedPortal>
    </Desk>
  )
}
