export { categoriesInName, categoriesNamed, isOnlyKinds, latinPhrases } from "./kinds-in-text.ts"
export { kindEnding } from "./kinds-of-name.ts"
