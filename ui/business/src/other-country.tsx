import { otherRegionOf } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { useLaunchPage } from "@ui/shared/launch"

const page = "businessLocationDetails"

/** Offers the country that the address belongs to, where it is not the chosen one; a page that was read is read again for it. */
export const OtherCountry = () => {
  const { t } = useTranslation(["signup", "common"])
  const { details, flow, go } = useLaunchPage(page)
  const { portal, language } = usePortal()
  const [failure, setFailure] = useState<unknown>()
  const [isPending, setPending] = useState(false)
  if (details === undefined || details.businessProfileId !== undefined) return null
  const { business, region: chosen, extraction } = details
  const offered = portal.regions.map(({ region }) => region)
  const region = otherRegionOf(business.location ?? {}, chosen, offered)
  if (region === undefined) return null
  const country = t(`common:region.${region}`)

  const switchCountry = async () => {
    setPending(true)
    setFailure(undefined)
    const { facebookPageUrl, googlePlaceUrl, websiteUrl } = business
    const read = [extraction.address, ...(extraction.also ?? [])]
    const wasRead = (url: string | undefined): url is string => url !== undefined && read.includes(url)
    await flow.flush()
    const result = await flow.start({
      region,
      language,
      ...(wasRead(websiteUrl) && { websiteUrl }),
      ...(wasRead(facebookPageUrl) && { facebookPageDetail: { url: facebookPageUrl } }),
      ...(wasRead(googlePlaceUrl) && { googlePlaceDetail: { url: googlePlaceUrl } }),
    })
    setPending(false)
    if (result.status === "failed") return setFailure(result.failure)
    if (result.status === "broken") return setFailure(result.error)
    if (result.output.extraction.status === "pending") await go("businessDetailsSetupAnimation")
  }
  return (
    <>
      <Banner
        tone="warning"
        title={t("signup:otherCountry.title", { country })}
        action={
          <Button
            kind="secondary"
            size="small"
            onPress={() => void switchCountry()}
            isPending={isPending}
            pendingLabel={t("common:state.loading")}
          >
            {t("signup:otherCountry.switch", { country })}
          </Button>
        }
      >
        {t("signup:otherCountry.text", { chosen: t(`common:region.${chosen}`) })}
      </Banner>
      <FailureNotice failure={failure} />
    </>
  )
}
