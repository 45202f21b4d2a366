import { SendSummary } from "@application/signup/contract"
import { type Region, type SessionId } from "@domain/kernel"
import { isChannelOn, NotificationChannel } from "@domain/messaging"
import { email, failureOf, phone } from "@domain/validation"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { Schema } from "effect"
import { Send } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice, useServices } from "@ui/shared/frame"
import layout from "../parts/layout.module.css"
import { useFieldText } from "../parts/use-field-text.ts"

const channels: ReadonlyArray<NotificationChannel> = ["Email", "Sms", "WhatsApp"]
const isChannel = Schema.is(Schema.toType(NotificationChannel))

export interface SendSummaryFormProps {
  readonly sessionId: SessionId
  readonly region: Region
  /** An agent sends it to a client, an owner to whomever they like. */
  readonly isToClient: boolean
  readonly onSent?: (() => void) | undefined
}

/** Sends the link by e-mail, text message or WhatsApp. Spec: calls L16. */
export const SendSummaryForm = ({ sessionId, region, isToClient, onSent }: SendSummaryFormProps) => {
  const { t } = useTranslation(["launch", "common", "failures"])
  const fieldText = useFieldText()
  const services = useServices()
  const offered = channels.filter((id) => isChannelOn(id, services))
  const [channel, setChannel] = useState<NotificationChannel>("Email")
  const [to, setTo] = useState("")
  const [name, setName] = useState("")
  const [problem, setProblem] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const [state, run, reset] = useCommand(SendSummary, { revalidate: false })
  const isEmail = channel === "Email"

  const send = async () => {
    const refusal = failureOf(isEmail ? email(to) : phone(to, region))
    setProblem(fieldText(refusal))
    setSentTo(undefined)
    if (refusal !== undefined) return
    const outcome = await run({ sessionId, channel, to, ...(name.trim() !== "" && { name: name.trim() }) })
    if (outcome?.status !== "succeeded") return
    setSentTo(name.trim() === "" ? to : name.trim())
    setTo("")
    setName("")
    onSent?.()
  }
  const refused = state.status === "failed" && state.failure._tag === "InvalidFields" ? state.failure : undefined
  const key = refused?.fields["to"]?.[0]
  const error = state.status === "broken" ? state.error : state.status === "failed" ? state.failure : undefined

  return (
    <div className={layout["tight"]}>
      <Select
        label={t("launch:share.way")}
        placeholder={t("launch:share.way")}
        value={channel}
        onChange={(id) => {
          if (!isChannel(id)) return
          setChannel(id)
          setProblem(undefined)
          reset()
        }}
        options={offered.map((id) => ({ id, label: t(`launch:share.channels.${id}`) }))}
      />
      <TextField
        label={t(isToClient ? "launch:share.name" : "launch:share.ownersName")}
        hint={t(isToClient ? "launch:share.nameHint" : "launch:share.ownersNameHint")}
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={setName}
      />
      <TextField
        label={isEmail ? t("launch:share.email") : t("launch:share.phone")}
        type={isEmail ? "email" : "tel"}
        inputDirection="ltr"
        value={to}
        error={problem ?? (key === undefined ? undefined : fieldText({ key }))}
        onChange={(typed) => {
          setTo(typed)
          setProblem(undefined)
          setSentTo(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          void send()
        }}
      />
      {key === undefined ? <FailureNotice failure={error} /> : null}
      <div className={layout["row"]}>
        <Button
          kind="secondary"
          icon={<Send aria-hidden data-flip />}
          isPending={state.status === "pending"}
          pendingLabel={t("common:state.sending")}
          onPress={() => void send()}
        >
          {t("launch:share.send")}
        </Button>
        <span role="status" className={layout["soft"]}>
          {sentTo === undefined ? null : t("launch:share.sent", { to: sentTo })}
        </span>
      </div>
    </div>
  )
}
