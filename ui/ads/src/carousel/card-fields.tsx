import { adLanguageOf, type CarouselCard, cardLinkProblem, haveCardsPages } from "@domain/campaigns"
import { type CardSharpness, cardSharpness, carouselLimits, checkAdText, shownPicture } from "@domain/creatives"
import type { SignupSession } from "@domain/signup"
import { textKey } from "@ui/journey/messages"
import { formatNumber } from "@ui/i18n"
import { cx } from "@ui/kit/cx"
import { IconButton } from "@ui/kit/icon-button"
import { TextField } from "@ui/kit/text-field"
import { usePortal } from "@ui/shared/frame"
import { TriangleAlert, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { CountedField } from "../counted-field.tsx"
import styles from "./cards-editor.module.css"

export interface CardFieldsProps {
  readonly details: SignupSession
  readonly card: CarouselCard
  readonly index: number
  readonly showsErrors: boolean
  readonly onEdit: (card: CarouselCard) => void
  readonly onPicture: () => void
  readonly onRemove: () => void
}

/** A card of a carousel: its picture, its words, and its own page where cards have pages. */
export const CardFields = ({ details, card, index, showsErrors, onEdit, onPicture, onRemove }: CardFieldsProps) => {
  const { t } = useTranslation(["carousel", "creatives", "failures"])
  const { language } = usePortal()
  const [sharpness, setSharpness] = useState<CardSharpness>("sharp")
  const { picture, headline, description = "", link = "" } = card
  const names = details.business.name === undefined ? [] : [details.business.name]
  const number = formatNumber(index + 1, language)
  const problem = cardLinkProblem(card, details)
  const common = { language: adLanguageOf(details), showsErrors }
  return (
    <div role="group" aria-label={t("carousel:card", { number })} className={cx(styles.card)}>
      <button
        type="button"
        className={cx(styles.picture)}
        aria-label={t("carousel:picture", { number })}
        onClick={onPicture}
      >
        <img
          key={picture.url}
          src={shownPicture(picture.url)}
          alt={picture.alt ?? ""}
          loading="lazy"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSharpness(cardSharpness({ width, height }))
          }
        />
      </button>
      <div className={cx(styles.words)}>
        <CountedField
          {...common}
          label={t("carousel:headline")}
          value={headline}
          most={carouselLimits.headline.advised}
          problems={checkAdText("carousel", "headline", headline, { names })}
          onChange={(text) => onEdit({ ...card, headline: text })}
        />
        <CountedField
          {...common}
          label={t("carousel:description")}
          value={description}
          most={carouselLimits.description.advised}
          problems={checkAdText("carousel", "description", description, { names })}
          isOptional
          onChange={(text) => onEdit({ ...card, description: text })}
        />
        {haveCardsPages(details) ? (
          <TextField
            label={t("carousel:link")}
            hint={t("carousel:linkHint")}
            value={link}
            inputDirection="ltr"
            type="url"
            maxLength={2048}
            onChange={(text) => onEdit({ ...card, link: text })}
            {...(showsErrors && problem !== undefined && { error: t(textKey(problem)) })}
          />
        ) : null}
        {sharpness === "sharp" ? null : (
          <p className={cx(styles.advice)}>
            <TriangleAlert aria-hidden size={15} />
            <span>
              {t(`carousel:${sharpness}`, {
                pixels: formatNumber(carouselLimits.picture[sharpness === "soft" ? "advised" : "least"], language),
              })}
            </span>
          </p>
        )}
      </div>
      <IconButton label={t("carousel:remove", { number })} onPress={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
