import facts from "@tools/provider-facts/audience-languages.json" with { type: "json" }
import type { JsonObject } from "../core/json.ts"

const { documentedKeys, names, mostLocales } = facts.meta

/** Keys that Meta's pages do not name are this stand-in's own; who asks its search needs no other. */
const OWN_KEYS_FROM = 2_000

const documented: Readonly<Record<string, number>> = documentedKeys

const LOCALES: ReadonlyArray<{ readonly key: number; readonly name: string }> = [
  ...new Set([...Object.keys(documented), ...Object.values(names)]),
].map((name, index) => ({ key: documented[name] ?? OWN_KEYS_FROM + index, name }))

/** Most languages of one audience. */
export const MOST_LOCALES = mostLocales

/** Whether there is a language with this key. */
export const isLocale = (key: number): boolean => LOCALES.some((known) => known.key === key)

/** Languages whose name begins with what is asked. */
export const searchLocales = (query: string): JsonObject[] =>
  LOCALES.filter(({ name }) => name.toLowerCase().startsWith(query.trim().toLowerCase())).map(({ key, name }) => ({
    key,
    name,
  }))
