export {
  type Language,
  type LanguageCode,
  languageCodes,
  languageOrEnglish,
  languages,
  localeIn,
  textLanguages,
} from "./languages.ts"
export {
  currencySymbol,
  formatDate,
  formatDateRange,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTimeZone,
  type MoneyAmount,
} from "./format.ts"
export { groupDigits } from "./digit-groups.ts"
export { failureMessage, type ShownFailure, type Translate } from "./failure-message.ts"
export {
  createI18n,
  type I18nOptions,
  loadCallFailures,
  type LoadTexts,
  type Namespace,
  namespaces,
} from "./create-i18n.ts"
export { Ltr } from "./ltr.tsx"
