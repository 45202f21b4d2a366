import { shopOf } from "@domain/businesses"
import { cx } from "@ui/kit/cx"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LinkFields } from "./link-fields.tsx"
import { LinkLater } from "./link-later.tsx"
import styles from "./store-mark.module.css"
import { StorePageFrame } from "./store-page-frame.tsx"
import { useStorePlace } from "./store-place.ts"
import { RefusalNote } from "./store-state-note.tsx"
import { useLink } from "./use-link.ts"
import { useStoreProfile } from "./use-store-profile.ts"

const steps = ["open", "add", "rights", "activate", "copy"] as const

/** How the owner of a Magento shop makes a token, and where it goes. Spec: store onboarding, linkInstructions. */
export default function LinkInstructions() {
  const { t } = useTranslation("stores")
  const { profileId, shop = "", address: addressOf, go, next } = useStorePlace("linkInstructions")
  const [address, setAddress] = useState(shop)
  const [token, setToken] = useState("")
  const { link, isShop, errors, refusal, failure, clear, setFailure } = useLink()
  const profileFor = useStoreProfile(profileId)
  const proceed = async () => {
    if (!isShop("Magento", address)) return
    const made = await profileFor(address)
    if ("failure" in made) return setFailure(made.failure)
    const on = { profileId: made.profileId }
    const outcome = await link({
      businessProfileId: made.profileId,
      platform: "Magento",
      address,
      token,
      returnTo: addressOf("storeDetails", on),
    })
    if (outcome === "linked") next(on)
  }
  return (
    <StorePageFrame
      page="linkInstructions"
      onContinue={proceed}
      continueLabel={t("stores:linkStore.action")}
      keeps={{ shop: address === "" ? undefined : address }}
      secondary={
        <LinkLater
          profileId={profileId}
          shop={Result.isSuccess(shopOf("Magento", address)) ? address : ""}
          onLater={(made) => go("storeDetails", { profileId: made, shop: address === "" ? undefined : address })}
          onFailure={setFailure}
        />
      }
    >
      {refusal === undefined ? null : <RefusalNote refusal={refusal} shop={address} />}
      <FailureNotice failure={failure} />
      <ol className={cx(styles.steps)}>
        {steps.map((step) => (
          <li key={step}>{t(`stores:linkInstructions.steps.${step}`)}</li>
        ))}
      </ol>
      <LinkFields
        platform="Magento"
        address={address}
        token={token}
        errors={errors}
        asks={["address", "token"]}
        onAddress={(typed) => {
          setAddress(typed)
          clear()
        }}
        onToken={(typed) => {
          setToken(typed)
          clear()
        }}
      />
    </StorePageFrame>
  )
}
