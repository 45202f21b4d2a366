export { anyHexColour, anyTheme } from "./theme.arbitrary.ts"
export {
  anyCategory,
  anyConfiguration,
  anyFlags,
  anyLinkedStoreType,
  anyOnboardingStoreType,
  anyPortal,
} from "./portal.arbitrary.ts"
export { foreignWordsIn, voiceOf } from "./foreign-words.ts"
