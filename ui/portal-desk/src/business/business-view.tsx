import { usePortalRights } from "@ui/shared/use-portal-rights"
import { BusinessAgency } from "./business-agency.tsx"
import { BusinessCampaigns } from "./business-campaigns.tsx"
import { BusinessDeletion } from "./business-deletion.tsx"
import { BusinessFacts } from "./business-facts.tsx"
import { BusinessLog } from "./business-log.tsx"
import { BusinessMoney } from "./business-money.tsx"
import { BusinessNotes } from "./business-notes.tsx"
import { BusinessPeople } from "./business-people.tsx"
import { FreezeNotice } from "./freeze-notice.tsx"
import type { ShownBusiness } from "./shown-business.ts"

export interface BusinessViewProps {
  readonly shown: ShownBusiness
  readonly onChanged: () => void
}

/** A business with everything that the desk shows of it. */
export const BusinessView = ({ shown, onChanged }: BusinessViewProps) => {
  const may = usePortalRights()
  const { business, details, notes, freeze } = shown
  return (
    <>
      <FreezeNotice business={business} freeze={freeze} mayDecide={may("administerPortal")} onChanged={onChanged} />
      <BusinessFacts business={business} leads={details.leads} />
      <BusinessPeople business={business} people={details.people} mayAct={may("actAsClient")} />
      <BusinessAgency business={business} mayDecide={may("administerPortal")} />
      <BusinessCampaigns campaigns={details.campaigns} currency={business.wallet?.currency} />
      <BusinessMoney business={business} movements={details.movements} papers={details.papers} />
      <BusinessNotes businessProfileId={business.id} notes={notes} onChanged={onChanged} />
      <BusinessDeletion business={business} mayDecide={may("administerPortal")} onChanged={onChanged} />
      {may("administerPortal") ? <BusinessLog businessProfileId={business.id} /> : null}
    </>
  )
}
