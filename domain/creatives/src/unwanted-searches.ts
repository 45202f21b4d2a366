import { patternsFor } from "./copy/languages.ts"

/**
 * Words in searches of people who look for a job, a thing for nothing, a lesson or an opinion, and buy nothing, the commonest
 * first. Ours.
 */
export const unwantedSearches = (language: string): ReadonlyArray<string> => patternsFor(language).unwantedSearches
