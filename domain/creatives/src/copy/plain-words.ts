/** A stated text without what a pattern would take for a placeholder, in single spaces. */
export const plainWords = (text: string | undefined): string => (text ?? "").replaceAll(/[\s{}]+/gu, " ").trim()
