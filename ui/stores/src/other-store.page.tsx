import { website } from "@domain/validation"
import { RadioCards } from "@ui/kit/radio-cards"
import { TextField } from "@ui/kit/text-field"
import { FailureNotice, useKeepTyping } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useFieldText } from "@ui/journey/use-field-text"
import { ProductFileField } from "./product-file-field.tsx"
import { recalledTexts } from "./recalled-texts.ts"
import { StorePageFrame } from "./store-page-frame.tsx"
import { useStorePlace } from "./store-place.ts"
import { useFeedAddress } from "./use-feed-address.ts"
import { useProductFile } from "@ui/shared/feeds"
import { useStoreProfile } from "./use-store-profile.ts"

const place = "otherStore"
const ways = ["none", "address", "file"] as const

const recalled = () => recalledTexts(place, ["site", "feed", "way"])

/** A store of any other kind: its address, and its products from a feed's address or a file. Spec: store onboarding, otherStore. */
export default function OtherStore() {
  const { t } = useTranslation(["stores", "common"])
  const textOf = useFieldText()
  const { profileId, shop = "", next, go } = useStorePlace("otherStore")
  const [typed, setTyped] = useState(() => {
    const kept = recalled()
    return { ...kept, site: kept.site || shop }
  })
  const [errors, setErrors] = useState<{ readonly site?: string; readonly feed?: string }>({})
  const [failure, setFailure] = useState<unknown>()
  const profileFor = useStoreProfile(profileId)
  const readFeed = useFeedAddress()
  const file = useProductFile(profileId)
  // Naming the business in the address makes another entry of the history, which keeps the typing too.
  useKeepTyping(place, { ...typed, profileId })
  const way = ways.find((one) => one === typed.way) ?? (file.feed === undefined ? "none" : "file")

  const proceed = async () => {
    setFailure(undefined)
    const [site, feed] = [website(typed.site), website(typed.feed)]
    const refused = {
      ...(Result.isFailure(site) && { site: site.failure.key }),
      ...(way === "address" && Result.isFailure(feed) && { feed: feed.failure.key }),
    }
    setErrors(refused)
    if (Object.keys(refused).length > 0) return
    if (way === "file" && file.chosen === undefined && file.feed === undefined)
      return file.refuse("businesses.feed.fileRequired")
    const made = await profileFor(typed.site, typed.site)
    if ("failure" in made) return setFailure(made.failure)
    // What is made now stays made when a later part fails.
    if (profileId === undefined) go("otherStore", { profileId: made.profileId }, true)
    if (way === "file" && file.chosen !== undefined) {
      // What the file's reading leaves out is shown here before going on.
      await file.send(made.profileId)
      return
    }
    if (way === "address") {
      const read = await readFeed(
        made.profileId,
        Result.getOrElse(feed, () => typed.feed),
      )
      if ("failure" in read) return setFailure(read.failure)
    }
    next({ profileId: made.profileId })
  }
  const type = (change: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...change }))
    setErrors({})
  }
  const field = (name: "site" | "feed") => (
    <TextField
      label={t(`stores:otherStore.${name}`)}
      hint={t(`stores:otherStore.${name}Hint`)}
      type="url"
      inputDirection="ltr"
      maxLength={2048}
      value={typed[name]}
      onChange={(value) => type({ [name]: value })}
      isRequired
      {...(errors[name] !== undefined && { error: textOf({ key: errors[name] }) })}
    />
  )
  return (
    <StorePageFrame
      page="otherStore"
      onContinue={proceed}
      keeps={{ shop: typed.site === "" ? undefined : typed.site }}
      continueLabel={t(
        way === "file" && file.chosen !== undefined ? "stores:productFile.upload" : "common:action.continue",
      )}
    >
      <FailureNotice failure={failure} />
      {field("site")}
      <RadioCards
        label={t("stores:otherStore.products")}
        value={way}
        onChange={(id) => type({ way: id })}
        options={ways.map((id) => ({
          id,
          title: t(`stores:otherStore.way.${id}.title`),
          description: t(`stores:otherStore.way.${id}.text`),
        }))}
      />
      {way === "address" ? field("feed") : null}
      {way === "file" ? <ProductFileField businessProfileId={profileId} file={file} /> : null}
    </StorePageFrame>
  )
}
