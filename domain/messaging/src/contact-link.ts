import { Schema } from "effect"

/** The ways to contact somebody by a link. Spec: screens, leads, actions. */
export const ContactWay = Schema.Literals(["call", "sms", "whatsApp", "mail"])
export type ContactWay = typeof ContactWay.Type

/** The recipient and text; without `to` the sender chooses. Only a mail has a subject. */
export interface ContactText {
  readonly to?: string
  readonly subject?: string
  readonly text?: string
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

const query = (pairs: Readonly<Record<string, string>>): string => {
  const present = Object.entries(pairs).filter(([, value]) => value !== "")
  return present.length === 0 ? "" : `?${present.map(([name, value]) => `${name}=${value}`).join("&")}`
}

const number = (to: string): string => to.replace(/[^\d+]/g, "")

const links: Readonly<Record<ContactWay, (contact: Required<ContactText>) => string>> = {
  call: ({ to }) => `tel:${number(to)}`,
  sms: ({ to, text }) => `sms:${number(to)}${query({ body: encoded(text) })}`,
  whatsApp: ({ to, text }) => `https://wa.me/${to.replace(/\D/g, "")}${query({ text: encoded(text) })}`,
  mail: ({ to, subject, text }) =>
    `mailto:${encoded(to).replaceAll("%40", "@")}${query({
      subject: encoded(subject),
      body: encoded(text.replace(/\r?\n/g, "\r\n")),
    })}`,
}

/** The link that opens a prefilled call, SMS, WhatsApp chat or mail; typed text never adds a parameter. */
export const contactLink = (way: ContactWay, contact: ContactText): string =>
  links[way]({ to: "", subject: "", text: "", ...contact })
