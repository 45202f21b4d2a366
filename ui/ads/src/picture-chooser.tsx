import type { SignupSession } from "@domain/signup"
import { shownPicture } from "@domain/creatives"
import { formatNumber } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { lazyPart } from "@ui/container"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { FileDrop } from "@ui/kit/file-drop"
import { useMay } from "@ui/shared/use-may"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice, usePortal, useServices } from "@ui/shared/frame"
import { textKey } from "@ui/journey/messages"
import styles from "./picture-chooser.module.css"
import { PictureGrid } from "./picture-grid.tsx"
import { StockPictures } from "./stock-pictures.tsx"
import type { Pictures } from "./use-pictures.ts"

/** Opened by who has a business already, so apart from the chooser. */
const LibraryDialog = lazyPart(async () => (await import("./library-dialog.tsx")).LibraryDialog)

export interface PictureChooserProps {
  readonly details: Pick<SignupSession, "extraction" | "business" | "creative" | "businessProfileId">
  /** Address of the picture that the creative shows. */
  readonly shown: string | undefined
  readonly pictures: Pictures
}

const uploadTypes = ["image/png", "image/jpeg", "image/bmp", "image/x-ms-bmp"]

/** The creative's picture: found on the website, from the device, or from the stock library where there is one. */
export const PictureChooser = ({ details, shown, pictures }: PictureChooserProps) => {
  const { t } = useTranslation(["creatives", "kit", "failures"])
  const { businessProfileId } = details
  const mayRead = useMay(businessProfileId)("readCreatives")
  const { language } = usePortal()
  const services = useServices()
  const chosen = details.creative.creativeDetail?.picture
  const found = details.business.pictures ?? []
  /** A picture of the library stands first once it is chosen. */
  const ownPictures = chosen === undefined || found.some(({ url }) => url === chosen.url) ? found : [chosen, ...found]
  const subject =
    details.creative.promoteServices?.[0] ?? details.business.category?.name ?? details.business.services?.[0] ?? ""
  const { refusal } = pictures
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className={cx(styles.chooser)}>
      {details.extraction.picturesLeftOut === true ? (
        <Banner tone="info">{t("creatives:picture.leftOut")}</Banner>
      ) : null}
      {ownPictures.length === 0 ? null : (
        <section className={cx(styles.part)} aria-label={t("creatives:picture.own")}>
          <h3 className={cx(styles.heading)}>{t("creatives:picture.own")}</h3>
          <PictureGrid
            label={t("creatives:picture.own")}
            selected={shown}
            pendingLabel={t("creatives:picture.fetching")}
            pictures={ownPictures.map(({ url, alt, source }, index) => ({
              id: url,
              src: shownPicture(url),
              name: alt ?? t("creatives:picture.numbered", { number: formatNumber(index + 1, language) }),
              note: t(`creatives:picture.source.${source}`),
            }))}
            onChoose={(url) => {
              const picture = ownPictures.find((each) => each.url === url)
              if (picture !== undefined) pictures.choose(picture)
            }}
          />
        </section>
      )}
      {businessProfileId === undefined || !mayRead ? null : (
        <div>
          <Button kind="secondary" onPress={() => setChoosing(true)}>
            {t("creatives:picture.fromLibrary")}
          </Button>
          <Suspense fallback={null}>
            {isChoosing ? (
              <LibraryDialog
                businessProfileId={businessProfileId}
                shown={shown}
                onChoose={pictures.choose}
                onClose={() => setChoosing(false)}
              />
            ) : null}
          </Suspense>
        </div>
      )}
      <FileDrop
        label={t("creatives:picture.upload")}
        prompt={t("kit:file.prompt")}
        hint={t("creatives:picture.uploadHint")}
        accept={uploadTypes}
        onFile={(file) => void pictures.upload(file)}
        onRefused={() => pictures.refuse("validation.imageFormat")}
        replaceLabel={t("kit:file.replace")}
        pendingLabel={t("kit:file.sending")}
        isPending={pictures.isUploading}
        {...(refusal !== undefined && { error: t(textKey(refusal)) })}
      />
      <FailureNotice failure={pictures.uploadFailure} />
      {services.has("stockPhotos") ? <StockPictures keywords={subject} pictures={pictures} /> : null}
    </div>
  )
}
