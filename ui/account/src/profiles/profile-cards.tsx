import { shownPicture } from "@domain/creatives"
import type { ProfileMembership } from "@domain/identity"
import { Avatar } from "@ui/kit/avatar"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./profile-selection.module.css"

/** One card per profile: logo or initials, name, the user's role and the country. */
export const ProfileCards = ({ profiles }: { readonly profiles: ReadonlyArray<ProfileMembership> }) => {
  const { t } = useTranslation(["common", "account"])
  return (
    <ul className={styles["cards"]}>
      {profiles.map(({ id, name, region, roleId, thumbnailLogo }) => (
        <li key={id}>
          <Link to={`/app/${id}/dashboard`} className={styles["card"]}>
            <Avatar
              name={name}
              size="large"
              isDecorative
              {...(thumbnailLogo !== undefined && { src: shownPicture(thumbnailLogo) })}
            />
            <span className={styles["names"]}>
              <strong className={styles["name"]}>{name}</strong>
              <span className={styles["region"]}>
                {t(`account:people.roles.${roleId}`)} · {t(`common:region.${region}`)}
              </span>
            </span>
            <ChevronRight aria-hidden data-flip size={20} className={styles["arrow"]} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
