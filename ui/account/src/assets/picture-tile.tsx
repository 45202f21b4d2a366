import { type Asset, shownPicture } from "@domain/creatives"
import { Ltr } from "@ui/i18n"
import { Checkbox } from "@ui/kit/checkbox"
import { Badge } from "@ui/kit/badge"
import { IconButton } from "@ui/kit/icon-button"
import { Menu } from "@ui/kit/menu"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { videoTime } from "@ui/shared/videos"
import { EllipsisVertical, Film, Play } from "lucide-react"
import { useTranslation } from "react-i18next"
import { UseBadges, useFactsText } from "./asset-facts.tsx"
import styles from "./assets.module.css"

/** What can be done with one picture. */
const pictureActs = ["open", "rename", "replace", "remove"] as const
export type PictureAct = (typeof pictureActs)[number]

export interface PictureTileProps {
  readonly asset: Asset
  readonly mayChange: boolean
  /** Whether it is chosen, while pictures are being chosen. */
  readonly choice: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void } | undefined
  readonly onAct: (act: PictureAct) => void
}

/** A picture or video of the library: how it looks, what it is and where it is used. */
export const PictureTile = ({ asset, mayChange, choice, onAct }: PictureTileProps) => {
  const { t } = useTranslation("assets")
  const factsText = useFactsText()
  const name = asset.name === "" ? t(`assets:unnamed${asset.kind === "Video" ? "Video" : ""}`) : asset.name
  const { width = 4, height = 3 } = asset.facts ?? {}
  return (
    <article className={styles["tile"]} aria-label={name}>
      <div className={styles["frame"]}>
        <button
          type="button"
          className={styles["look"]}
          aria-label={choice === undefined ? t("assets:tile.open", { name }) : t("assets:tile.choose", { name })}
          {...(choice !== undefined && { "aria-pressed": choice.isChosen })}
          onClick={() => (choice === undefined ? onAct("open") : choice.onChoose(!choice.isChosen))}
        >
          {asset.kind === "Video" && asset.previewUrl === undefined ? (
            <span className={styles["noCover"]}>
              <Film aria-hidden size={32} />
            </span>
          ) : (
            <img
              src={shownPicture(asset.previewUrl ?? asset.id)}
              alt=""
              loading="lazy"
              decoding="async"
              width={width}
              height={height}
              className={styles["picture"]}
            />
          )}
        </button>
        {asset.video === undefined ? null : (
          <span className={styles["length"]}>
            <Play aria-hidden size={12} />
            <Ltr>{videoTime(asset.video.durationMillis)}</Ltr>
          </span>
        )}
      </div>
      {choice === undefined ? null : (
        <div className={styles["box"]}>
          <Checkbox isSelected={choice.isChosen} onChange={choice.onChoose}>
            <VisuallyHidden>{t("assets:tile.choose", { name })}</VisuallyHidden>
          </Checkbox>
        </div>
      )}
      <div className={styles["words"]}>
        <div className={styles["nameLine"]}>
          <bdi className={styles["name"]}>{name}</bdi>
          {choice === undefined && mayChange ? (
            <Menu
              label={t("assets:tile.menu", { name })}
              align="end"
              trigger={
                <IconButton label={t("assets:tile.menu", { name })}>
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
              actions={pictureActs.map((id) => ({
                id,
                label: t(`assets:act.${id}`),
                ...(id === "remove" && { isDangerous: true }),
              }))}
              onAction={(id) => {
                const act = pictureActs.find((one) => one === id)
                if (act !== undefined) onAct(act)
              }}
            />
          ) : null}
        </div>
        <p className={styles["facts"]}>{factsText(asset).slice(0, 3).join(" · ")}</p>
        {asset.state === "Waiting" ? <Badge tone="warning">{t("assets:video.noCover")}</Badge> : null}
        <UseBadges uses={asset.uses} />
      </div>
    </article>
  )
}
