import { Desk } from "../desk.tsx"
import { BusinessList } from "./business-list.tsx"

/** The businesses of the portal, to be found and opened. Ours. */
export default function PortalBusinesses() {
  return (
    <Desk page="portalBusinesses" texts={["portalBusinesses", "app"]}>
      <BusinessList />
    </Desk>
  )
}
