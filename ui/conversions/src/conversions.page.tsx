import { readerOf, useLive } from "@ui/container"
import { profileContext } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { NetworksSection } from "./networks/networks-section.tsx"
import { ConversionsView } from "./conversions-view.tsx"
import { readConversions } from "./read-conversions.ts"

export const loader = (args: LoaderFunctionArgs) => readConversions(readerOf(args), args.context.get(profileContext))

/** What counts as a sale or an enquiry on the business's website, and what was counted. Ours. */
export default function Conversions() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const { value, isStale, refresh } = useLive(loaded, async (read) => readConversions(read, profile))
  if (profile === undefined) return null
  return (
    <ConversionsView
      businessProfileId={profile.id}
      value={value}
      isStale={isStale}
      mayChange={may("manageConversions")}
      onChanged={refresh}
      networks={<NetworksSection businessProfileId={profile.id} />}
    />
  )
}
