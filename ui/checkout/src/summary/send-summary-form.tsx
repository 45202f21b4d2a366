import { SendSummary } from "@application/signup/contract"
import { type Region, type SessionId } from "@domain/kernel"
import { isChannelOn, type NotificationChannel } from "@domain/messaging"
import { email, failureOf, phone } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { Result } from "effect"
import { Send } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice, useServices } from "@ui/shared/frame"
import layout from "@ui/journey/layout.module.css"

const channels: ReadonlyArray<NotificationChannel> = ["Email", "Sms", "WhatsApp"]
const first: { readonly channel: NotificationChannel; readonly to: string; readonly name: string } = {
  channel: "Email",
  to: "",
  name: "",
}

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
  const services = useServices()
  const offered = channels.filter((id) => isChannelOn(id, services))
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm(SendSummary, {
    values: first,
    input: ({ channel, to, name }) => {
      const refusal = failureOf(channel === "Email" ? email(to) : phone(to, region))
      return refusal === undefined
        ? Result.succeed({ sessionId, channel, to, ...(name.trim() !== "" && { name: name.trim() }) })
        : Result.fail({ to: refusal })
    },
    revalidate: false,
    onSaved: (_, { values, begin }) => {
      setSentTo(values.name.trim() || values.to)
      begin({ ...first, channel: values.channel })
      onSent?.()
    },
  })
  const isEmail = form.values.channel === "Email"

  return (
    <div className={layout["tight"]}>
      <Select
        label={t("launch:share.way")}
        placeholder={t("launch:share.way")}
        {...form.choice("channel", offered)}
        options={offered.map((id) => ({ id, label: t(`launch:share.channels.${id}`) }))}
      />
      <TextField
        label={t(isToClient ? "launch:share.name" : "launch:share.ownersName")}
        hint={t(isToClient ? "launch:share.nameHint" : "launch:share.ownersNameHint")}
        {...form.field("name")}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        label={isEmail ? t("launch:share.email") : t("launch:share.phone")}
        type={isEmail ? "email" : "tel"}
        inputDirection="ltr"
        {...form.field("to")}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          void form.submit()
        }}
      />
      <FailureNotice failure={form.failure} />
      <div className={layout["row"]}>
        <Button
          kind="secondary"
          icon={<Send aria-hidden data-flip />}
          isPending={form.isPending}
          pendingLabel={t("common:state.sending")}
          onPress={() => void form.submit()}
        >
          {t("launch:share.send")}
        </Button>
        <span role="status" className={layout["soft"]}>
          {sentTo === undefined || form.isTried ? null : t("launch:share.sent", { to: sentTo })}
        </span>
      </div>
    </div>
  )
}
