import i18next, { type ResourceLanguage } from "i18next"

const files = import.meta.glob<ResourceLanguage>("../locales/*/messages.json", { eager: true, import: "default" })

const languageOf = (path: string): string => path.split("/").at(-2) ?? ""

const messages = i18next.createInstance()
await messages.init({
  fallbackLng: "en",
  ns: ["messages"],
  defaultNS: "messages",
  resources: Object.fromEntries(Object.entries(files).map(([path, texts]) => [languageOf(path), { messages: texts }])),
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** A text of mails and short messages by its key, in a language that portals offer. */
export const messageText = (key: string, language: string, values: Readonly<Record<string, string | number>>): string =>
  messages.t(key, { ...values, lng: language })
