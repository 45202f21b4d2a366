import { GetStore } from "@application/businesses/contract"
import { linkablePlatforms, shopOf, StorePlatform, storePlatforms } from "@domain/businesses"
import { useRead } from "@ui/container"
import { Select } from "@ui/kit/select"
import { FailureNotice, useKeepTyping, useServices } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LinkFields } from "./link-fields.tsx"
import { LinkLater } from "./link-later.tsx"
import { recalledTexts } from "./recalled-texts.ts"
import { StorePageFrame } from "./store-page-frame.tsx"
import { useStorePlace } from "./store-place.ts"
import { RefusalNote, StoreStateNote } from "./store-state-note.tsx"
import { useLink } from "./use-link.ts"
import { useStoreProfile } from "./use-store-profile.ts"

const place = "linkStore"

const recalled = () => recalledTexts(place, ["address"]).address

/** The typed address where it is a shop's, else nothing. */
const shopIn = (platform: StorePlatform | undefined, address: string): string =>
  platform !== undefined && Result.isSuccess(shopOf(platform, address)) ? address : ""

/** Links the shop; one that is linked already goes on. Spec: store onboarding, linkStore. */
export default function LinkStore() {
  const { t } = useTranslation(["stores", "common"])
  const { type, profileId, shop, address: addressOf, go, next } = useStorePlace("linkStore")
  const linkable = linkablePlatforms(useServices())
  const chosen = linkable.find((one) => one === type)
  const [other, choose] = useState<StorePlatform | undefined>(chosen)
  const platform = chosen ?? other
  const { output: store } = useRead(GetStore, profileId && { businessProfileId: profileId })
  const [typed, setTyped] = useState(() => recalled() || shop)
  const address = typed ?? (store?.platform === platform ? (store?.shop ?? "") : "")
  const [token, setToken] = useState("")
  const { link, isShop, errors, refusal, failure, clear, setFailure } = useLink()
  const profileFor = useStoreProfile(profileId)
  useKeepTyping(place, { address })
  const isLinked = store?.state === "linked"
  const isMagento = platform === "Magento"
  const kept = { ...(platform !== undefined && { type: platform }), shop: address === "" ? undefined : address }

  const proceed = async () => {
    if (isLinked) return next()
    if (platform === undefined || !isShop(platform, address)) return
    const made = await profileFor(address)
    if ("failure" in made) return setFailure(made.failure)
    // Magento's owner makes the token on the next page.
    if (isMagento) return go("linkInstructions", { type: "Magento", profileId: made.profileId, shop: address })
    const on = { type: platform, profileId: made.profileId }
    const outcome = await link({
      businessProfileId: made.profileId,
      platform,
      address,
      ...(storePlatforms[platform].way === "token" && { token }),
      returnTo: addressOf("storeDetails", on),
    })
    if (outcome === "linked") go("storeDetails", on)
    else if (outcome === "failed" && profileId === undefined) go("linkStore", { ...on, shop: address }, true)
  }

  return (
    <StorePageFrame
      page="linkStore"
      onContinue={proceed}
      continueLabel={t(isLinked || isMagento ? "common:action.continue" : "stores:linkStore.action")}
      keeps={kept}
      secondary={
        isLinked ? undefined : (
          <LinkLater
            profileId={profileId}
            shop={shopIn(platform, address)}
            onLater={(made) => go("storeDetails", { ...kept, profileId: made })}
            onFailure={setFailure}
          />
        )
      }
    >
      {refusal === undefined ? (
        store === undefined ? null : (
          <StoreStateNote store={store} />
        )
      ) : (
        <RefusalNote refusal={refusal} shop={address} />
      )}
      <FailureNotice failure={failure} />
      {isLinked || chosen !== undefined ? null : (
        <Select
          label={t("stores:storefront.label")}
          placeholder={t("stores:storefront.choose")}
          value={other ?? null}
          onChange={(id) => choose(StorePlatform.literals.find((one) => one === id))}
          options={linkable.map((id) => ({ id, label: t(`stores:type.${id}`) }))}
        />
      )}
      {isLinked || platform === undefined ? null : (
        <LinkFields
          platform={platform}
          address={address}
          token={token}
          errors={errors}
          asks={storePlatforms[platform].way === "token" && !isMagento ? ["address", "token"] : ["address"]}
          onAddress={(next) => {
            setTyped(next)
            clear()
          }}
          onToken={(next) => {
            setToken(next)
            clear()
          }}
        />
      )}
    </StorePageFrame>
  )
}
