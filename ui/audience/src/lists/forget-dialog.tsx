import { RemovePersonFromLists } from "@application/audiences/contract"
import { hashed, type HashedPerson, type ListNetwork, normalEmail, normalPhone } from "@domain/audiences"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { FailureNotice } from "@ui/shared/frame"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./lists.module.css"
import type { DialogProps } from "./of-list.ts"

/** One entry for each thing that a person is known by, so that each is looked for by itself. */
const knownBy = async (
  network: ListNetwork,
  email: string | undefined,
  phone: string | undefined,
): Promise<ReadonlyArray<HashedPerson>> => [
  ...(email === undefined ? [] : [{ email: await hashed(email) }]),
  ...(phone === undefined ? [] : [{ phone: await hashed(phone) }]),
]

/** Takes one person off every list by what they are known by, which is hashed here. */
export const ForgetDialog = ({ businessProfileId, answer, onClose, onDone }: DialogProps) => {
  const { t } = useTranslation(["customerLists", "common"])
  const [email, setEmail] = useState("")
  const [phone, setPhone] = useState("")
  const [isTried, setTried] = useState(false)
  const [state, remove] = useCommand(RemovePersonFromLists, { revalidate: false })
  const mailOf = (network: ListNetwork) => normalEmail(network, email)
  const phoneOf = (network: ListNetwork) => normalPhone(network, phone, answer.region)
  const isNothing = email.trim() === "" && phone.trim() === ""
  const isMailWrong = email.trim() !== "" && mailOf("Meta") === undefined
  const isPhoneWrong = phone.trim() !== "" && phoneOf("Meta") === undefined
  const emailError = isNothing ? "nothing" : isMailWrong ? "invalidEmail" : undefined
  const submit = async () => {
    setTried(true)
    if (isNothing || isMailWrong || isPhoneWrong) return
    const [meta, google] = await Promise.all(
      (["Meta", "Google"] as const).map((network) => knownBy(network, mailOf(network), phoneOf(network))),
    )
    await remove({ businessProfileId, people: { Meta: meta ?? [], Google: google ?? [] } })
  }
  const isDone = state.status === "succeeded"
  return (
    <Dialog
      isOpen
      onClose={isDone ? onDone : onClose}
      title={t("customerLists:forget.title")}
      closeLabel={t("common:action.close")}
      actions={
        isDone ? (
          <Button onPress={onDone}>{t("common:action.done")}</Button>
        ) : (
          <Button
            kind="danger"
            isPending={state.status === "pending"}
            pendingLabel={t("common:state.sending")}
            onPress={() => void submit()}
          >
            {t("customerLists:forget.act")}
          </Button>
        )
      }
    >
      {isDone ? (
        <div className={styles["form"]}>
          <Banner tone="success">{t("customerLists:forget.done", { count: state.output.lists })}</Banner>
          <p>{t("customerLists:forget.file")}</p>
        </div>
      ) : (
        <form
          className={styles["form"]}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void submit()
          }}
        >
          {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
          {state.status === "broken" ? <FailureNotice failure={state.error} /> : null}
          <p>{t("customerLists:forget.text")}</p>
          <TextField
            label={t("customerLists:forget.email")}
            type="email"
            inputDirection="ltr"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={setEmail}
            {...(isTried && emailError !== undefined && { error: t(`customerLists:forget.${emailError}`) })}
          />
          <TextField
            label={t("customerLists:forget.phone")}
            type="tel"
            inputDirection="ltr"
            autoComplete="off"
            maxLength={30}
            value={phone}
            onChange={setPhone}
            {...(isTried && isPhoneWrong && { error: t("customerLists:forget.invalidPhone") })}
          />
          <p className={styles["quiet"]}>{t("customerLists:forget.file")}</p>
        </form>
      )}
    </Dialog>
  )
}
