import i18next from "i18next"
import en from "../locales/en/messages.json" with { type: "json" }
import he from "../locales/he/messages.json" with { type: "json" }

const messages = i18next.createInstance()
await messages.init({
  fallbackLng: "en",
  ns: ["messages"],
  defaultNS: "messages",
  resources: { en: { messages: en }, he: { messages: he } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** A text of mails and short messages by its key; a language without its own texts speaks English. */
export const messageText = (key: string, language: string, values: Readonly<Record<string, string | number>>): string =>
  messages.t(key, { ...values, lng: language })
