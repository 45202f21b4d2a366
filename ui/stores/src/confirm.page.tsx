import { GetBusinessProfile } from "@application/businesses/contract"
import { useRead } from "@ui/container"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, NavButton, useSessionState } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { StorePageFrame } from "./store-page-frame.tsx"
import { useStorePlace } from "./store-place.ts"
import { useLiveFeeds } from "@ui/shared/feeds"

/** What was set up, and where to go on. Spec: store onboarding, confirm. */
export default function Confirm() {
  const { t } = useTranslation(["stores", "common"])
  const { profileId, address, dashboard } = useStorePlace("confirmation")
  const of = profileId && { businessProfileId: profileId }
  const { output: profile, failure } = useRead(GetBusinessProfile, of)
  const { output: feeds } = useLiveFeeds(profileId)
  const state = useSessionState()
  if (profileId === undefined)
    return (
      <StorePageFrame page="confirmation" lead={t("stores:noProfile")}>
        <NavButton to={address("storefront")}>{t("stores:storefront.title")}</NavButton>
      </StorePageFrame>
    )
  const isVerified = state.status === "signedIn" && state.user.emailVerified === true
  const [feed] = feeds ?? []
  const status = feed === undefined ? "none" : (feed.job?.status ?? "New")
  return (
    <StorePageFrame page="confirmation">
      <FailureNotice failure={profile === undefined ? failure : undefined} />
      {profile === undefined || feeds === undefined ? (
        <Skeleton shape="box" height="8rem" />
      ) : (
        <KeyValueList
          items={[
            { label: t("stores:field.name"), value: <bdi>{profile.name}</bdi> },
            { label: t("stores:otherStore.site"), value: <bdi dir="ltr">{profile.storeDomain ?? "–"}</bdi> },
            {
              label: t("stores:assets.products"),
              value:
                status === "Done"
                  ? t("stores:import.done", {
                      count: feed?.job?.summary?.productsTaken ?? feed?.job?.summary?.taken ?? 0,
                    })
                  : t(`stores:confirmation.feed.${status}`),
            },
            {
              label: t("stores:confirmation.email"),
              value: t(isVerified ? "stores:confirmation.verified" : "stores:confirmation.unverified"),
            },
          ]}
        />
      )}
      <NavButton to={dashboard}>{t("common:action.dashboard")}</NavButton>
    </StorePageFrame>
  )
}
