import { ListAssets } from "@application/creatives/contract"
import type { Picture } from "@domain/campaigns"
import { type Asset, creativeSizes, pictureFit, shownPicture } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { SearchBox } from "@ui/shared/search-box"
import { useFormat } from "@ui/shared/use-format"
import { Images } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./picture-chooser.module.css"
import { PictureGrid } from "./picture-grid.tsx"

export interface LibraryDialogProps {
  readonly businessProfileId: BusinessProfileId
  /** Address of the picture that the creative shows. */
  readonly shown: string | undefined
  readonly onChoose: (picture: Picture) => void
  readonly onClose: () => void
}

/** Pictures that are read at first, and with every press for more. */
const step = 24
const most = 96

/** A picture of the library as a plan names it. */
const pictureOf = ({ id: url, name, source, credit }: Asset): Picture => ({
  url,
  source: source === "shop" || source === "portal" || source === "feed" ? "website" : source,
  ...(name !== "" && { alt: name }),
  ...(credit !== undefined && { credit }),
})

/** Chooses one of the business's pictures: newest first, found by words, each with how it fits the ad. */
export const LibraryDialog = ({ businessProfileId, shown, onChoose, onClose }: LibraryDialogProps) => {
  const { t } = useTranslation(["assets", "common", "creatives"])
  const format = useFormat()
  const [words, setWords] = useState("")
  const [limit, setLimit] = useState(step)
  const asked = { businessProfileId, kind: "Picture" as const, limit, ...(words !== "" && { search: words }) }
  const { output, failure, isLoading, retry } = useRead(ListAssets, asked)
  /** Facebook's and Instagram's feed is where most of the ads are seen. */
  const fitOf = ({ facts }: Asset): string => {
    if (facts === undefined) return t("assets:library.unknown")
    const { fit, cutPercent } = pictureFit(facts, creativeSizes.square)
    if (fit === "tooSmall") return t("assets:library.tooSmall")
    return fit === "whole"
      ? t("assets:library.fits")
      : t("assets:library.cut", { percent: format.percent(1 - cutPercent / 100) })
  }
  const assets = output?.assets ?? []
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("assets:library.title")}
      closeLabel={t("common:action.close")}
      size="large"
      isTall
    >
      <div className={cx(styles.chooser)} aria-busy={isLoading}>
        <SearchBox
          label={t("assets:library.search")}
          words={words}
          onSearch={(next) => {
            setWords(next)
            setLimit(step)
          }}
        />
        {failure === undefined ? null : (
          <>
            <FailureNotice failure={failure} />
            <Button kind="secondary" onPress={retry}>
              {t("common:action.retry")}
            </Button>
          </>
        )}
        {output === undefined ? (
          failure === undefined ? (
            <div className={cx(styles.bones)}>
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} shape="box" height="7rem" />
              ))}
            </div>
          ) : null
        ) : assets.length === 0 ? (
          <EmptyState
            level={3}
            icon={<Images />}
            title={t(words === "" ? "assets:library.empty" : "assets:library.none")}
          />
        ) : (
          <>
            <PictureGrid
              label={t("assets:library.title")}
              selected={shown}
              pendingLabel={t("creatives:picture.fetching")}
              pictures={assets.map((asset) => ({
                id: asset.id,
                src: shownPicture(asset.previewUrl ?? asset.id),
                name: t("assets:library.use", { name: asset.name === "" ? t("assets:unnamed") : asset.name }),
                note: (
                  <>
                    <bdi>{asset.name === "" ? t("assets:unnamed") : asset.name}</bdi>
                    <br />
                    {fitOf(asset)}
                  </>
                ),
              }))}
              onChoose={(id) => {
                const asset = assets.find((one) => one.id === id)
                if (asset === undefined) return
                onChoose(pictureOf(asset))
                onClose()
              }}
            />
            <div className={cx(styles.more)}>
              <span role="status">
                {t("assets:library.shown", {
                  shown: format.number(assets.length),
                  total: format.number(output.total),
                })}
              </span>
              {output.total > assets.length && limit < most ? (
                <Button
                  kind="secondary"
                  size="small"
                  isPending={isLoading}
                  pendingLabel={t("common:state.loading")}
                  onPress={() => setLimit(limit + step)}
                >
                  {t("assets:library.more")}
                </Button>
              ) : null}
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
