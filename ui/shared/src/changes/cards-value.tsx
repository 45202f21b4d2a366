import type { CarouselCards } from "@domain/campaigns"
import { shownPicture } from "@domain/creatives"
import { useTranslation } from "react-i18next"
import styles from "./changes.module.css"

export interface CardsValueProps {
  readonly cards: CarouselCards | undefined
  readonly endCard: boolean | undefined
}

/** The cards of a carousel as a list: picture, words and page of each. */
export const CardsValue = ({ cards, endCard = false }: CardsValueProps) => {
  const { t } = useTranslation("carousel")
  if (cards === undefined) return <span className={styles["quiet"]}>{t("carousel:changed.none")}</span>
  return (
    <>
      <ol className={styles["cards"]}>
        {cards.map(({ picture, headline, description = "", link = "" }, index) => (
          <li key={`${index} ${picture.url}`}>
            <img src={shownPicture(picture.url)} alt={picture.alt ?? ""} width={40} height={40} loading="lazy" />
            <span>
              <bdi dir="auto">{[headline, description].filter((text) => text !== "").join(" · ")}</bdi>
              {link === "" ? null : (
                <bdi dir="ltr" className={styles["quiet"]}>
                  {link}
                </bdi>
              )}
            </span>
          </li>
        ))}
      </ol>
      {endCard ? <span className={styles["quiet"]}>{t("carousel:changed.endCard")}</span> : null}
    </>
  )
}
