import type { SignupSession } from "@domain/signup"
import { shownPicture } from "@domain/creatives"
import { Ltr } from "@ui/i18n"
import { Images, ListChecks, MapPin, Phone, Tag } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { spokenPhone } from "@ui/shared/frame"
import { LampSign } from "@ui/shared/lamp-sign"
import styles from "./captured-sign.module.css"
import { hideImage } from "./hide-image.ts"

export type Captured = Pick<SignupSession, "business"> & Partial<Pick<SignupSession, "region">>

const placeOf = ({ business: { location } }: Captured): string | undefined =>
  location?.city ?? location?.area ?? location?.postalCode

/** What is known of a business, as it would stand on its own sign. */
export const CapturedSign = ({
  details,
  placeholder,
}: {
  readonly details: Captured
  readonly placeholder: string
}) => {
  const { t } = useTranslation("signup")
  const {
    business: { name, category, phone, services = [], pictures = [], colours = [], logoUrl },
    region,
  } = details
  const place = placeOf(details)
  const facts: ReadonlyArray<readonly [string, ReactNode, ReactNode] | undefined> = [
    category === undefined ? undefined : ["category", <Tag aria-hidden size={18} />, category.name],
    place === undefined ? undefined : ["place", <MapPin aria-hidden size={18} />, place],
    phone === undefined
      ? undefined
      : ["phone", <Phone aria-hidden size={18} />, <Ltr>{spokenPhone(phone, region)}</Ltr>],
    services.length === 0
      ? undefined
      : ["services", <ListChecks aria-hidden size={18} />, t("signup:captured.services", { count: services.length })],
    pictures.length === 0
      ? undefined
      : ["pictures", <Images aria-hidden size={18} />, t("signup:captured.pictures", { count: pictures.length })],
  ]
  return (
    <LampSign>
      <div className={styles["sign"]}>
        {logoUrl === undefined || logoUrl === "" ? null : (
          <img className={styles["logo"]} src={shownPicture(logoUrl)} alt="" onError={hideImage} />
        )}
        <p className={styles["name"]}>
          <bdi>{name ?? placeholder}</bdi>
        </p>
        <ul className={styles["facts"]}>
          {facts.map((fact) =>
            fact === undefined ? null : (
              <li key={fact[0]}>
                {fact[1]}
                <span>{fact[2]}</span>
              </li>
            ),
          )}
        </ul>
        {colours.length === 0 ? null : (
          <div className={styles["colours"]} role="img" aria-label={t("signup:captured.colours")}>
            {colours.map((colour, at) => (
              <span key={`${at} ${colour}`} style={{ backgroundColor: colour }} />
            ))}
          </div>
        )}
      </div>
    </LampSign>
  )
}
