import { existsSync, readFileSync } from "node:fs"
import type { Translate } from "../document-words.ts"

type Texts = Readonly<Record<string, unknown>>

const textsOf = (language: string, namespace: string): Texts => {
  const file = new URL(`../../../../ui/i18n/locales/${language}/${namespace}.json`, import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Texts) : {}
}

/** The product's own texts, in English where a language has none; `count` chooses among plural forms. */
export const productTexts: Translate = (key, language, values) => {
  const [namespace = "", path = ""] = key.split(":")
  const count = values["count"]
  const forms = typeof count === "number" ? [`_${new Intl.PluralRules(language).select(count)}`, "_other", ""] : [""]
  for (const code of [language, "en"])
    for (const form of forms) {
      let text: unknown = textsOf(code, namespace)
      for (const part of `${path}${form}`.split(".")) text = (text as Texts | undefined)?.[part]
      if (typeof text === "string") return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
    }
  throw new Error(`No text ${key}`)
}
