import type { ReviewWords } from "./review.ts"

/** The words for a reader's language, else for English, else the first; undefined without any. */
export const wordsIn = (words: ReviewWords | undefined, language: string): string | undefined => {
  if (words === undefined) return undefined
  const [plain = language] = language.split(/[-_]/)
  return words[language] ?? words[plain] ?? words["en"] ?? Object.values(words)[0]
}
