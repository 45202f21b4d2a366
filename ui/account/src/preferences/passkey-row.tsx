import { RenamePasskey } from "@application/identity/contract"
import { passkeyPolicy, type ShownPasskey } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { useOwnFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "@ui/shared/panel.module.css"

export interface PasskeyRowProps {
  readonly userId: UserId
  readonly passkey: ShownPasskey
  /** Whether to say at which of the portal's hosts it works. */
  readonly showsHost: boolean
  readonly onRenamed: () => void
  readonly onRemove: () => void
}

interface PasskeyNameProps extends Pick<PasskeyRowProps, "userId" | "passkey" | "onRenamed"> {
  readonly onLeave: () => void
}

/** A passkey's name to type over. */
const PasskeyName = ({ userId, passkey, onRenamed, onLeave }: PasskeyNameProps) => {
  const { t } = useTranslation(["account", "common"])
  const form = useForm(RenamePasskey, {
    values: { name: passkey.name },
    input: (typed) => {
      const name = typed.name.trim()
      return name === ""
        ? Result.fail({ name: t("account:passkeys.nameMissing") })
        : Result.succeed({ userId, passkeyId: passkey.id, name })
    },
    revalidate: false,
    onSaved: onRenamed,
  })
  return (
    <form {...form.props} className={styles["form"]}>
      <LoginFailureNotice state={form.state} />
      <TextField
        label={t("account:passkeys.name")}
        {...form.field("name")}
        autoComplete="off"
        maxLength={passkeyPolicy.longestName}
      />
      <div className={styles["actions"]}>
        <Button type="submit" size="small" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
          {t("common:action.save")}
        </Button>
        <Button kind="quiet" size="small" onPress={onLeave}>
          {t("common:action.cancel")}
        </Button>
      </div>
    </form>
  )
}

/** A passkey: its name to change, when it was added and last used, where it works, and the way out. */
export const PasskeyRow = ({ userId, passkey, showsHost, onRenamed, onRemove }: PasskeyRowProps) => {
  const { t } = useTranslation(["account", "common"])
  const format = useOwnFormat()
  const [isRenaming, setRenaming] = useState(false)
  const { name, host, isOfThisHost, addedAt, lastUsedAt } = passkey
  if (isRenaming)
    return (
      <li className={styles["row"]}>
        <PasskeyName
          userId={userId}
          passkey={passkey}
          onLeave={() => setRenaming(false)}
          onRenamed={() => {
            setRenaming(false)
            onRenamed()
          }}
        />
      </li>
    )
  return (
    <li className={styles["row"]}>
      <span className={styles["words"]}>
        <span className={styles["name"]}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles["quiet"]}>
          {t("account:passkeys.added", { day: format.dayOf(addedAt) })}
          {" · "}
          {lastUsedAt === undefined
            ? t("account:passkeys.neverUsed")
            : t("account:passkeys.used", { when: format.moment(lastUsedAt) })}
        </span>
        {showsHost || !isOfThisHost ? (
          <span className={styles["quiet"]}>
            {t(isOfThisHost ? "account:passkeys.worksHere" : "account:passkeys.worksElsewhere", { host })}
          </span>
        ) : null}
      </span>
      <span className={styles["acts"]}>
        <Button
          kind="secondary"
          size="small"
          aria-label={t("account:passkeys.renameOf", { name })}
          onPress={() => setRenaming(true)}
        >
          {t("account:passkeys.rename")}
        </Button>
        <Button kind="quiet" size="small" aria-label={t("account:passkeys.removeOf", { name })} onPress={onRemove}>
          {t("account:passkeys.remove")}
        </Button>
      </span>
    </li>
  )
}
