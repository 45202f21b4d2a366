import {
  RemoveAuthenticatorApp,
  RemovePasskey,
  RenewRecoveryCodes,
  TurnOffSecondFactor,
} from "@application/identity/contract"
import type { SecondFactorStatus, ShownPasskey } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { ProveForm } from "./prove-form.tsx"

interface ChangeProps {
  readonly userId: UserId
  readonly status: SecondFactorStatus
  readonly onCancel: () => void
}

/** Replaces the recovery codes. */
export const RenewCodes = ({
  onRenewed,
  ...own
}: ChangeProps & { readonly onRenewed: (codes: ReadonlyArray<string>) => void }) => {
  const { t } = useTranslation("account")
  const [state, renew, reset] = useCommand(RenewRecoveryCodes, { revalidate: false })
  return (
    <ProveForm
      {...own}
      lead={t("account:security.renewLead")}
      label={t("account:security.renew")}
      isPending={state.status === "pending"}
      notice={<LoginFailureNotice state={state} />}
      onType={reset}
      onProve={async (proof) => {
        const outcome = await renew({ userId: own.userId, ...proof })
        if (outcome?.status === "succeeded") onRenewed(outcome.output.recoveryCodes)
      }}
    />
  )
}

/** Turns the second factor off. */
export const TurnOff = ({ onDone, ...own }: ChangeProps & { readonly onDone: () => void }) => {
  const { t } = useTranslation("account")
  const [state, turnOff, reset] = useCommand(TurnOffSecondFactor, { revalidate: false })
  return (
    <ProveForm
      {...own}
      isDanger
      lead={t("account:security.turnOffLead")}
      label={t("account:security.turnOff")}
      isPending={state.status === "pending"}
      notice={<LoginFailureNotice state={state} />}
      onType={reset}
      onProve={async (proof) => {
        const outcome = await turnOff({ userId: own.userId, ...proof })
        if (outcome?.status === "succeeded") onDone()
      }}
    />
  )
}

/** Removes the authenticator app. */
export const RemoveApp = ({ onDone, ...own }: ChangeProps & { readonly onDone: () => void }) => {
  const { t } = useTranslation(["account", "common"])
  const [state, remove, reset] = useCommand(RemoveAuthenticatorApp, { revalidate: false })
  return (
    <ProveForm
      {...own}
      isDanger
      lead={t(own.status.passkeys.length > 0 ? "account:passkeys.removeAppLead" : "account:security.turnOffLead")}
      label={t("account:passkeys.removeApp")}
      isPending={state.status === "pending"}
      notice={<LoginFailureNotice state={state} />}
      onType={reset}
      onProve={async (proof) => {
        const outcome = await remove({ userId: own.userId, ...proof })
        if (outcome?.status === "succeeded") onDone()
      }}
    />
  )
}

/** Removes a passkey. */
export const RemoveOnePasskey = ({
  passkey,
  onDone,
  ...own
}: ChangeProps & { readonly passkey: ShownPasskey; readonly onDone: () => void }) => {
  const { t } = useTranslation("account")
  const [state, remove, reset] = useCommand(RemovePasskey, { revalidate: false })
  const isLast = !own.status.hasApp && own.status.passkeys.length === 1
  return (
    <ProveForm
      {...own}
      isDanger
      lead={t(isLast ? "account:passkeys.removeLastLead" : "account:passkeys.removeLead", { name: passkey.name })}
      label={t("account:passkeys.remove")}
      isPending={state.status === "pending"}
      notice={<LoginFailureNotice state={state} />}
      onType={reset}
      onProve={async (proof) => {
        const outcome = await remove({ userId: own.userId, passkeyId: passkey.id, ...proof })
        if (outcome?.status === "succeeded") onDone()
      }}
    />
  )
}
