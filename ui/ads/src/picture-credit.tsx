import type { Picture } from "@domain/campaigns"
import { cx } from "@ui/kit/cx"
import { useTranslation } from "react-i18next"
import styles from "./picture-credit.module.css"

/** Who took a stock photograph, as its licence asks. */
export const PictureCredit = ({ picture }: { readonly picture: Picture | undefined }) => {
  const { t } = useTranslation(["creatives"])
  if (picture?.credit === undefined) return null
  const { name, link } = picture.credit
  return (
    <p className={cx(styles.credit)}>
      {t("creatives:picture.creditBy")}{" "}
      <a href={link} target="_blank" rel="noreferrer">
        <bdi>{name}</bdi>
      </a>
    </p>
  )
}
