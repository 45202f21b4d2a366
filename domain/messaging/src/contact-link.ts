import { Schema } from "effect"

/** The ways that a link can open to write to or call somebody. Spec: screens, leads, actions. */
export const ContactWay = Schema.Literals(["call", "sms", "whatsApp", "mail"])
export type ContactWay = typeof ContactWay.Type

/** To whom and what; without `to` the person who opens the link chooses. A subject is a mail's only. */
export interface ContactText {
  readonly to?: string
  readonly subject?: string
  readonly text?: string
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

const query = (pairs: Readonly<Record<string, string>>): string => {
  const given = Object.entries(pairs).filter(([, value]) => value !== "")
  return given.length === 0 ? "" : `?${given.map(([name, value]) => `${name}=${value}`).join("&")}`
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

/** The address that opens a call, SMS, WhatsApp chat or mail with everything filled in; what is typed never adds a parameter of its own. */
export const contactLink = (way: ContactWay, contact: ContactText): string =>
  links[way]({ to: "", subject: "", text: "", ...contact })
