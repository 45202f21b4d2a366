import i18next, { type ResourceLanguage } from "i18next"

const files = import.meta.glob<ResourceLanguage>("../locales/*/{messages,documents,app}.json", {
  eager: true,
  import: "default",
})

const resources: Record<string, { [namespace: string]: ResourceLanguage }> = {}
for (const [path, texts] of Object.entries(files)) {
  const [namespace = "", language = ""] = path.replace(".json", "").split("/").toReversed()
  resources[language] = { ...resources[language], [namespace]: texts }
}

const messages = i18next.createInstance()
await messages.init({
  fallbackLng: "en",
  ns: ["messages", "documents", "app"],
  defaultNS: "messages",
  resources,
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** A text of mails, short messages, documents (`documents:…`) and pages (`app:…`) by its key, in a language that portals offer. */
export const messageText = (key: string, language: string, values: Readonly<Record<string, string | number>>): string =>
  messages.t(key, { ...values, lng: language })
