import i18next, { type ResourceLanguage } from "i18next"
import { isolated } from "./isolated.ts"

const files = import.meta.glob<ResourceLanguage>(
  "../locales/*/{messages,documents,app,reports,agencyReports,assistantTools}.json",
  {
    eager: true,
    import: "default",
  },
)

const resources: Record<string, { [namespace: string]: ResourceLanguage }> = {}
for (const [path, texts] of Object.entries(files)) {
  const [namespace = "", language = ""] = path.replace(".json", "").split("/").toReversed()
  resources[language] = { ...resources[language], [namespace]: texts }
}

const messages = i18next.createInstance()
await messages.init({
  fallbackLng: "en",
  ns: ["messages", "documents", "app", "reports", "agencyReports", "assistantTools"],
  defaultNS: "messages",
  resources,
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** The values of a sentence, names of the other direction isolated; fonts of documents and reports have no such marks. */
const inSentence = (key: string, language: string, values: Readonly<Record<string, string | number>>) =>
  ["documents:", "reports:", "agencyReports:", "assistantTools:"].some((namespace) => key.startsWith(namespace))
    ? values
    : Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === "string" ? isolated(value, language) : value,
        ]),
      )

/** A text of mails, short messages, documents (`documents:…`), reports (`reports:…`, `agencyReports:…`) of assistants (`assistantTools:…`) and pages (`app:…`) by its key, in a language that portals offer. */
export const messageText = (key: string, language: string, values: Readonly<Record<string, string | number>>): string =>
  messages.t(key, { ...inSentence(key, language, values), lng: language })
