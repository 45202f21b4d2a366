import { Desk } from "../desk.tsx"
import { Portals } from "./portals.tsx"

/** The portals that the reader may change, and the way to make one. Ours. */
export default function PortalList() {
  return (
    <Desk page="portalList" texts={["portalLook"]}>
      <Portals />
    </Desk>
  )
}
