import { GetBusinessDeletion } from "@application/identity/contract"
import type { ProfileMembership } from "@domain/identity"
import { useRead } from "@ui/container"
import { WaitingDeletion } from "@ui/shared/deletion"
import { Suspense } from "react"
import { FrozenBanner } from "./frozen-banner.tsx"
import styles from "./verify-banner.module.css"

const Standstill = ({ profile }: { readonly profile: ProfileMembership }) => {
  const { output, failure, retry } = useRead(GetBusinessDeletion, { businessProfileId: profile.id })
  if (output === undefined && failure === undefined) return null
  const deletion = output?.deletion
  if (deletion?.state !== "Waiting") return <FrozenBanner name={profile.name} />
  return (
    <>
      {deletion.obstacles.includes("frozen") ? <FrozenBanner name={profile.name} /> : null}
      <div className={styles["place"]}>
        <WaitingDeletion business={profile} deletion={deletion} onKept={retry} />
      </div>
    </>
  )
}

/** Says on every page why a business stands still: its portal froze it, or it will be deleted. */
export const StandstillBanner = ({ profile }: { readonly profile: ProfileMembership }) => (
  <Suspense fallback={null}>
    <Standstill key={profile.id} profile={profile} />
  </Suspense>
)
