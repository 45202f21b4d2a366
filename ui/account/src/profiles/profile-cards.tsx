import { shownPicture } from "@domain/creatives"
import type { ProfileMembership } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { Avatar } from "@ui/kit/avatar"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { ProfileStanding } from "./profile-standing.tsx"
import styles from "./profile-selection.module.css"
import { useStandings } from "./use-standings.ts"

export interface ProfileCardsProps {
  readonly userId: UserId
  readonly profiles: ReadonlyArray<ProfileMembership>
}

/** One card per profile: logo or initials, name, the user's role and the country, balance and unread notifications. */
export const ProfileCards = ({ userId, profiles }: ProfileCardsProps) => {
  const { t } = useTranslation(["common", "account"])
  const standings = useStandings(userId, profiles, 200)
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
            <span className={styles["standing"]}>
              <ProfileStanding {...standings.of(id)} />
            </span>
            <ChevronRight aria-hidden data-flip size={20} className={styles["arrow"]} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
