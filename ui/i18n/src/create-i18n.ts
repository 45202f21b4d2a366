import i18next, { type i18n, type ResourceLanguage } from "i18next"
import { initReactI18next } from "react-i18next/initReactI18next"
import { isolated } from "./isolated.ts"
import { type LanguageCode, languageCodes, textLanguages } from "./languages.ts"

export const namespaces = [
  "common",
  "kit",
  "failures",
  "callFailures",
  "signup",
  "creatives",
  "launch",
  "app",
  "account",
  "agent",
  "assets",
  "billing",
  "documents",
  "stores",
  "editor",
  "briefs",
  "proposals",
  "campaigns",
  "clients",
  "carousel",
  "policy",
  "palette",
  "dashboard",
  "keywords",
  "leadFiles",
  "leads",
  "leadMarks",
  "reports",
  "reportMails",
  "agencyReports",
  "commissions",
  "audiences",
  "autopilot",
  "conversions",
  "conversionNetworks",
  "customerLists",
  "franchise",
  "feedRules",
  "feeds",
  "deletion",
  "handOvers",
  "leadDelivery",
  "leadForms",
  "pacing",
  "portalBusinesses",
  "portalDesk",
  "portalDevelopers",
  "portalLook",
  "portalMoney",
  "portalReviews",
  "portalWebhooks",
  "assistants",
  "products",
  "readyAds",
  "views",
] as const
export type Namespace = (typeof namespaces)[number]

/** Loads the texts of one language and namespace; `undefined` when not translated, and English is used. */
export type LoadTexts = (language: LanguageCode, namespace: string) => Promise<ResourceLanguage | undefined>

export interface I18nOptions {
  /** The first language. */
  readonly language: LanguageCode
  /** Loads texts when first used. */
  readonly loadTexts: LoadTexts
  /** Namespaces to load before the first paint. */
  readonly preload?: ReadonlyArray<Namespace>
}

const isLanguage = (code: string): code is LanguageCode => languageCodes.some((known) => known === code)

/**
 * Makes an i18next instance for `I18nextProvider`; languages and namespaces load on first use. A text that `failures` lacks is looked for in
 * `callFailures`, so that only pages that call load the texts of what calls refuse.
 */
export const createI18n = async ({
  language,
  loadTexts,
  preload = ["common", "kit", "failures"],
}: I18nOptions): Promise<i18n> => {
  const instance = i18next.createInstance()
  await instance
    .use({
      type: "backend",
      read: (code: string, namespace: string, done: (error: Error | null, texts: ResourceLanguage) => void) => {
        if (!isLanguage(code)) return done(null, {})
        loadTexts(code, namespace).then(
          (texts) => done(null, texts ?? {}),
          (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), {}),
        )
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: textLanguages,
      supportedLngs: [...languageCodes],
      load: "currentOnly",
      lowerCaseLng: false,
      ns: [...preload],
      defaultNS: "common",
      fallbackNS: "callFailures",
      nsSeparator: ":",
      keySeparator: ".",
      interpolation: { escapeValue: true, escape: (value: string) => isolated(value, instance.language ?? language) },
      returnNull: false,
      react: { useSuspense: true },
    })
  return instance
}

/** Loads the texts of what calls refuse. Texts that cannot be loaded fail nothing: failures are told in general words. */
export const loadCallFailures = (instance: i18n): Promise<void> =>
  instance.loadNamespaces("callFailures").catch(() => undefined)
