import type { User } from "@domain/identity"
import { Avatar } from "@ui/kit/avatar"
import { Card } from "@ui/kit/card"
import { cx } from "@ui/kit/cx"
import styles from "./signed-in-card.module.css"

/** Whose account the journey goes on with. */
export const SignedInCard = ({ user }: { readonly user: User }) => {
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <Card>
      <div className={cx(styles.card)}>
        <Avatar name={name} size="large" isDecorative />
        <div className={cx(styles.words)}>
          <bdi className={cx(styles.name)}>{name}</bdi>
          <bdi dir="ltr" className={cx(styles.address)}>
            {user.emailAddress}
          </bdi>
        </div>
      </div>
    </Card>
  )
}
