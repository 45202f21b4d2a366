import type { MessageContent } from "@domain/messaging"
import type { MailKey } from "./mail-key.ts"

/** Translates a name such as `otp.subject` of the `messages` texts with the values it mentions. */
export type TranslateMessage = (
  key: string,
  language: string,
  params: Readonly<Record<string, string | number>>,
) => string

export interface SmtpOptions {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (port 465); otherwise STARTTLS where the server offers it. */
  readonly secure?: boolean
  readonly user?: string
  readonly password?: string
  /** Signs each mail in the name of its sender's domain. */
  readonly key?: MailKey
}

export interface TwilioOptions {
  /** Origin, e.g. `https://api.twilio.com`. */
  readonly baseUrl: string
  readonly accountSid: string
  readonly authToken: string
  /** E.164 number or alphanumeric sender. */
  readonly smsFrom: string
  /** E.164 number of the WhatsApp sender. */
  readonly whatsAppFrom: string
  /** Pre-approved WhatsApp templates; a message without one is sent as plain text. */
  readonly whatsAppTemplates?: Readonly<Partial<Record<MessageContent["template"], string>>>
  readonly timeoutMs?: number
}

export interface DeliveryOptions {
  readonly smtp: SmtpOptions
  /** Absent where no messages reach phones. */
  readonly twilio?: TwilioOptions | undefined
  readonly translate: TranslateMessage
}
