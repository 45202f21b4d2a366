import type { ResourceLanguage } from "i18next"
import type { LoadTexts } from "./create-i18n.ts"

const files = import.meta.glob<ResourceLanguage>("../locales/*/*.json", { import: "default" })

/** Texts as chunks of a Vite build, one per language and namespace. */
export const viteTexts: LoadTexts = async (language, namespace) => files[`../locales/${language}/${namespace}.json`]?.()
