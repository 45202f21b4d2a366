import { shopPictureLimits, shownPicture } from "@domain/creatives"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { useFieldText } from "@ui/journey/use-field-text"
import styles from "./product-pictures.module.css"
import type { usePictureChoice } from "./use-picture-choice.ts"

/**
 * The pictures of a store's products; ads may show or leave out each picture, and at least one picture stays chosen.
 */
export const ProductPictures = ({ choice }: { readonly choice: ReturnType<typeof usePictureChoice> }) => {
  const { t } = useTranslation(["stores", "common"])
  const textOf = useFieldText()
  const { offered, chosen, isRead, refusal, failure, more, toggle } = choice
  if (!isRead && failure === undefined) return <Skeleton shape="box" height="9rem" />
  if (isRead && offered.length === 0) return null
  return (
    <fieldset className={cx(styles.group)} aria-describedby="picture-choice">
      <legend className={cx(styles.legend)}>{t("stores:assets.pictures")}</legend>
      <FailureNotice failure={failure} />
      <ul className={cx(styles.pictures)}>
        {offered.map(({ address, title }) => (
          <li key={address}>
            <label className={cx(styles.picture)}>
              <input
                type="checkbox"
                className={cx(styles.input)}
                checked={chosen.includes(address)}
                onChange={() => toggle(address)}
                aria-label={title === "" ? t("stores:assets.untitled") : title}
              />
              <img src={shownPicture(address)} alt="" loading="lazy" />
              <span className={cx(styles.check)} aria-hidden />
              <span className={cx(styles.title)} aria-hidden>
                <bdi>{title}</bdi>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={layout["row"]}>
        <p id="picture-choice" role="status" className={layout["soft"]}>
          {t("stores:assets.chosen", { count: chosen.length, most: shopPictureLimits.most })}
        </p>
        {more === undefined ? null : (
          <Button kind="quiet" size="small" onPress={more}>
            {t("stores:assets.more")}
          </Button>
        )}
      </div>
      {refusal === undefined ? null : (
        <p role="alert" className={cx(styles.refusal)}>
          {textOf(refusal)}
        </p>
      )}
    </fieldset>
  )
}
