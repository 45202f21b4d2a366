import { readerOf, useLive } from "@ui/container"
import { profileContext } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { DestinationsView } from "./destinations-view.tsx"
import { readDestinations } from "./read-destinations.ts"

export const loader = (args: LoaderFunctionArgs) => readDestinations(readerOf(args), args.context.get(profileContext))

/** Where leads are sent beside this desk. Ours. */
export default function LeadDelivery() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const { value, isStale, refresh } = useLive(loaded, async (read) => readDestinations(read, profile))
  if (profile === undefined) return null
  return (
    <DestinationsView
      businessProfileId={profile.id}
      value={value}
      isStale={isStale}
      mayChange={may("sendLeadsAway")}
      onChanged={refresh}
    />
  )
}
