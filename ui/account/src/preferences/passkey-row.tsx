import { RenamePasskey } from "@application/identity/contract"
import { passkeyPolicy, type ShownPasskey } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { useFormat } from "@ui/shared/use-format"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"
import styles from "./preferences.module.css"

export interface PasskeyRowProps {
  readonly userId: UserId
  readonly passkey: ShownPasskey
  /** Whether to say at which of the portal's hosts it works. */
  readonly showsHost: boolean
  readonly onRenamed: () => void
  readonly onRemove: () => void
}

/** A passkey: its name to change, when it was added and last used, where it works, and the way out. */
export const PasskeyRow = ({ userId, passkey, showsHost, onRenamed, onRemove }: PasskeyRowProps) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const [typed, setTyped] = useState<string>()
  const [state, rename, reset] = useCommand(RenamePasskey, { revalidate: false })
  const { name, host, isOfThisHost, addedAt, lastUsedAt } = passkey
  const leave = () => {
    setTyped(undefined)
    reset()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const words = (typed ?? "").trim()
    if (words === "") return
    const outcome = await rename({ userId, passkeyId: passkey.id, name: words })
    if (outcome?.status !== "succeeded") return
    leave()
    onRenamed()
  }
  if (typed !== undefined)
    return (
      <li className={styles["row"]}>
        <form noValidate className={styles["form"]} onSubmit={(event) => void save(event)}>
          <LoginFailureNotice state={state} />
          <TextField
            label={t("account:passkeys.name")}
            name="passkeyName"
            autoComplete="off"
            maxLength={passkeyPolicy.longestName}
            value={typed}
            onChange={setTyped}
            error={typed.trim() === "" ? t("account:passkeys.nameMissing") : undefined}
          />
          <div className={styles["actions"]}>
            <Button
              type="submit"
              size="small"
              isPending={state.status === "pending"}
              pendingLabel={t("common:state.saving")}
            >
              {t("common:action.save")}
            </Button>
            <Button kind="quiet" size="small" onPress={leave}>
              {t("common:action.cancel")}
            </Button>
          </div>
        </form>
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
          onPress={() => setTyped(name)}
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
