/** Removes braces, which patterns take for placeholders, and collapses white space. */
export const plainWords = (text: string | undefined): string => (text ?? "").replaceAll(/[\s{}]+/gu, " ").trim()
