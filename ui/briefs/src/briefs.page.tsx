import type { ShownBrief } from "@application/briefs/contract"
import { lazyPart, readerOf, useLive } from "@ui/container"
import { profileContext } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { Suspense, useState } from "react"
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation } from "react-router"
import { BriefsView } from "./briefs-view.tsx"
import { readBriefs } from "./read-briefs.ts"

/** Opened for one brief at a time, so apart from the page. */
const BriefDialog = lazyPart(async () => (await import("./brief-dialog.tsx")).BriefDialog)

export const loader = (args: LoaderFunctionArgs) =>
  readBriefs(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

type Loaded = Awaited<ReturnType<typeof readBriefs>>
type Profile = NonNullable<ReturnType<typeof useProfile>>

const BriefsOf = ({ profile, loaded }: { readonly profile: Profile; readonly loaded: Loaded }) => {
  const may = useMay()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [search] = useSearchChange()
  const [isWriting, setWriting] = useState(false)
  const { value, isStale, refresh } = useLive(loaded, (read) => readBriefs(read, profile, search))
  const hrefOf = ({ id }: Pick<ShownBrief, "id">) => `/app/${profile.id}/briefs/${id}`
  return (
    <>
      <BriefsView
        reading={{ ...value, isLoading: navigation.state === "loading", isFailed: isStale, onRetry: refresh }}
        hrefOf={hrefOf}
        onOpen={(brief) => void navigate(hrefOf(brief))}
        onAdd={may("writeBriefs") ? () => setWriting(true) : undefined}
      />
      <Suspense>
        {isWriting ? (
          <BriefDialog
            businessProfileId={profile.id}
            region={profile.region}
            currency={value.currency}
            onClose={() => setWriting(false)}
            onDone={(brief) => void navigate(hrefOf(brief))}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** The briefs of a brand. Spec: states, brief status filters; the page is ours. */
export default function Briefs() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  return profile === undefined ? null : <BriefsOf profile={profile} loaded={loaded} />
}
