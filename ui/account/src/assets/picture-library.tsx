import { mostAssetsAtOnce } from "@application/creatives/contract"
import type { Asset } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { lazyPart } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { type ListState } from "@ui/shared/list"
import { Paging } from "@ui/shared/paging"
import { SearchBox } from "@ui/shared/search-box"
import { useFormat } from "@ui/shared/use-format"
import { useVideoSender } from "@ui/shared/videos"
import { Film, Images, SearchX } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./assets.module.css"
import { LibraryNewsPart } from "./library-news.tsx"
import { PictureTile, type PictureAct } from "./picture-tile.tsx"
import type { AssetsRead } from "./read-assets.ts"
import { UploadPart } from "./upload-part.tsx"
import { useLibraryActs } from "./use-library-acts.ts"
import { usePictureSender, useUploads } from "./use-uploads.ts"

/** Opened for one picture at a time, so apart from the page. */
const PictureDialog = lazyPart(async () => (await import("./picture-dialog.tsx")).PictureDialog)
const ReplaceDialog = lazyPart(async () => (await import("./replace-dialog.tsx")).ReplaceDialog)
const VideoDialog = lazyPart(async () => (await import("./video-dialog.tsx")).VideoDialog)
const ReplaceVideoDialog = lazyPart(async () => (await import("./replace-video-dialog.tsx")).ReplaceVideoDialog)
const RemoveDialog = lazyPart(async () => (await import("./remove-dialog.tsx")).RemoveDialog)
const RemovedPicturesDialog = lazyPart(async () => (await import("./removed-pictures.tsx")).RemovedPicturesDialog)

export interface PictureLibraryProps {
  readonly kind: "Picture" | "Video"
  readonly businessProfileId: BusinessProfileId
  readonly reading: AssetsRead
  // oxlint-disable-next-line typescript/no-explicit-any -- any filters of the page's address
  readonly list: Pick<ListState<any, string>, "words" | "find" | "turn" | "page" | "limit" | "clear">
  readonly isLoading: boolean
  readonly mayChange: boolean
  readonly onChanged: () => void
}

type Opened = { readonly what: "open" | "replace"; readonly asset: Asset } | { readonly what: "removed" }

/** The pictures or videos of a business: added, found, renamed, replaced, removed and brought back. */
export const PictureLibrary = (props: PictureLibraryProps) => {
  const { kind, businessProfileId, reading, list, isLoading, mayChange, onChanged } = props
  const { t } = useTranslation(["assets", "common"])
  const format = useFormat()
  const acts = useLibraryActs(businessProfileId, onChanged)
  const [sendPicture, sendVideo] = [usePictureSender(businessProfileId), useVideoSender(businessProfileId)]
  const uploads = useUploads(kind === "Video" ? sendVideo : sendPicture, onChanged)
  const [opened, setOpened] = useState<Opened>()
  const [asking, setAsking] = useState<ReadonlyArray<Asset>>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const assets = reading.kind === kind ? reading.assets : []
  const empty = kind === "Video" ? "emptyVideos" : "empty"
  const isNarrowed = list.words !== ""
  const close = () => setOpened(undefined)

  const act = (asset: Asset, what: PictureAct) => {
    if (what === "remove") return setAsking([asset])
    return setOpened({ what: what === "replace" ? "replace" : "open", asset })
  }
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const listed = assets.filter(({ id }) => chosen?.has(id) ?? false)
  const remove = async () => {
    if (asking === undefined) return
    const isDone = await acts.remove(asking.map(({ id }) => id))
    setAsking(undefined)
    if (isDone) setChosen(undefined)
  }
  const Replacing = kind === "Video" ? ReplaceVideoDialog : ReplaceDialog
  return (
    <div className={styles["stack"]}>
      <LibraryNewsPart businessProfileId={businessProfileId} acts={acts} />
      {mayChange ? <UploadPart kind={kind} uploads={uploads} /> : <Banner tone="info">{t("assets:readOnly")}</Banner>}
      {reading.total === 0 && !isNarrowed ? null : (
        <div className={styles["bar"]}>
          <div className={styles["grow"]}>
            <SearchBox label={t("assets:search")} words={list.words} onSearch={list.find} />
          </div>
          <span role="status" className={styles["quiet"]}>
            {t(kind === "Video" ? "assets:countVideos" : "assets:count", {
              count: reading.total,
              amount: format.number(reading.total),
            })}
          </span>
        </div>
      )}
      {mayChange ? (
        <div className={styles["bar"]}>
          {chosen === undefined ? (
            <>
              {assets.length === 0 ? null : (
                <Button kind="secondary" size="small" onPress={() => setChosen(new Set())}>
                  {t("assets:choose.begin")}
                </Button>
              )}
              <Button kind="quiet" size="small" onPress={() => setOpened({ what: "removed" })}>
                {t("assets:removed.title")}
              </Button>
            </>
          ) : (
            <>
              <span role="status">
                {t("assets:choose.count", { count: listed.length, amount: format.number(listed.length) })}
              </span>
              <Button
                kind="secondary"
                size="small"
                onPress={() => setChosen(new Set(assets.slice(0, mostAssetsAtOnce).map(({ id }) => id)))}
              >
                {t("assets:choose.all")}
              </Button>
              <Button kind="danger" size="small" isDisabled={listed.length === 0} onPress={() => setAsking(listed)}>
                {t("assets:choose.remove")}
              </Button>
              <Button kind="quiet" size="small" onPress={() => setChosen(undefined)}>
                {t("assets:choose.end")}
              </Button>
            </>
          )}
        </div>
      ) : null}
      {assets.length === 0 ? (
        isNarrowed ? (
          <EmptyState
            level={2}
            icon={<SearchX />}
            title={t("assets:noneFound.title")}
            action={
              <Button kind="secondary" onPress={list.clear}>
                {t("assets:noneFound.clear")}
              </Button>
            }
          >
            {t("assets:noneFound.text")}
          </EmptyState>
        ) : reading.total > 0 ? (
          <EmptyState
            level={2}
            title={t("common:list.pastEnd")}
            action={
              <Button kind="secondary" onPress={() => list.turn(1)}>
                {t("common:list.toFirst")}
              </Button>
            }
          />
        ) : (
          <EmptyState level={2} icon={kind === "Video" ? <Film /> : <Images />} title={t(`assets:${empty}.title`)}>
            {t(mayChange ? `assets:${empty}.text` : `assets:${empty}.readOnly`)}
          </EmptyState>
        )
      ) : (
        <ul className={styles["grid"]} aria-label={t(`assets:kind.${kind}`)} aria-busy={isLoading}>
          {assets.map((asset) => (
            <li key={asset.id}>
              <PictureTile
                asset={asset}
                mayChange={mayChange}
                choice={
                  chosen === undefined
                    ? undefined
                    : { isChosen: chosen.has(asset.id), onChoose: (isChosen) => choose(asset.id, isChosen) }
                }
                onAct={(what) => act(asset, what)}
              />
            </li>
          ))}
        </ul>
      )}
      <Paging page={reading.page} limit={reading.limit} total={reading.total} onPage={list.turn} />
      <Suspense fallback={null}>
        {opened?.what === "open" && kind === "Video" ? (
          <VideoDialog
            businessProfileId={businessProfileId}
            asset={assets.find(({ id }) => id === opened.asset.id) ?? opened.asset}
            mayChange={mayChange}
            onClose={close}
            onChanged={onChanged}
          />
        ) : null}
        {opened?.what === "open" && kind === "Picture" ? (
          <PictureDialog
            businessProfileId={businessProfileId}
            asset={opened.asset}
            mayChange={mayChange}
            onClose={close}
            onChanged={onChanged}
          />
        ) : null}
        {opened?.what === "replace" ? (
          <Replacing
            businessProfileId={businessProfileId}
            asset={opened.asset}
            onClose={close}
            onReplaced={(replacement) => {
              acts.replaced(opened.asset, replacement)
              close()
            }}
          />
        ) : null}
        {opened?.what === "removed" ? (
          <RemovedPicturesDialog
            businessProfileId={businessProfileId}
            isRestoring={acts.isUndoing}
            onRestore={(url) => acts.restore([url])}
            onClose={close}
          />
        ) : null}
        {asking === undefined ? null : (
          <RemoveDialog
            businessProfileId={businessProfileId}
            assets={asking}
            isPending={acts.isRemoving}
            onConfirm={() => void remove()}
            onCancel={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
