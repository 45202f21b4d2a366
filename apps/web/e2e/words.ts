import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isolated } from "@ui/i18n/isolated"

export type TestLanguage = "en" | "he"

const folder = join(import.meta.dirname, "..", "..", "..", "ui", "i18n", "locales")
const read = (language: TestLanguage, namespace: string): unknown =>
  JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), "utf8"))

const textAt = (texts: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
      texts,
    )

/** A text as pages and mails show it, by its key (`common:action.continue`); fails if it is missing. */
export const wordsOf =
  (language: TestLanguage) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [namespace = "", path = ""] = key.split(":")
    const text = textAt(read(language, namespace), path) ?? textAt(read(language, "callFailures"), path)
    if (typeof text !== "string") throw new Error(`There is no text ${key} in ${language}`)
    return text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => isolated(String(values[name] ?? ""), language))
  }
