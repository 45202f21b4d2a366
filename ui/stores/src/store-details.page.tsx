import { Button } from "@ui/kit/button"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { DetailsFields } from "./details-fields.tsx"
import { NotLinkedNote } from "./not-linked-note.tsx"
import { StorePageFrame } from "./store-page-frame.tsx"
import { useStorePlace } from "./store-place.ts"
import { useDetails } from "./use-details.ts"

/** The store's details, prefilled with what the shop says of itself. Spec: store onboarding, storeDetails. */
export default function StoreDetails() {
  const { t } = useTranslation(["stores", "common"])
  const { profileId, address, next } = useStorePlace("storeDetails")
  const { typed, errors, failure, isReady, retry, source, type, save } = useDetails(profileId, true)
  if (profileId === undefined)
    return (
      <StorePageFrame page="storeDetails" lead={t("stores:noProfile")}>
        <NavButton to={address("linkStore")}>{t("stores:linkStore.title")}</NavButton>
      </StorePageFrame>
    )
  if (!isReady)
    return (
      <StorePageFrame page="storeDetails">
        <FailureNotice failure={failure} />
        {failure === undefined ? (
          <LoadingRegion label={t("common:state.loading")}>
            <Skeleton shape="box" height="3rem" lines={5} />
          </LoadingRegion>
        ) : (
          <Button kind="secondary" onPress={retry}>
            {t("common:action.retry")}
          </Button>
        )}
      </StorePageFrame>
    )
  return (
    <StorePageFrame
      page="storeDetails"
      onContinue={async () => {
        if (await save()) next()
      }}
    >
      <FailureNotice failure={failure} />
      <NotLinkedNote businessProfileId={profileId} />
      <DetailsFields typed={typed} errors={errors} onType={type} {...(source !== undefined && { source })} />
    </StorePageFrame>
  )
}
