/** A text to search for by `like`, in which its wildcards stand for themselves. */
export const escapedLike = (search: string): string => search.replaceAll(/[\\%_]/gu, String.raw`\$&`)
