/** What a token is drawn as. */
export type TokenKind = "colour" | "text" | "space" | "radius" | "shadow" | "motion" | "face" | "size" | "other"

const kinds: ReadonlyArray<readonly [TokenKind, RegExp]> = [
  ["colour", /^--(color|line)-/],
  ["text", /^--text-/],
  ["space", /^--space-/],
  ["radius", /^--radius-/],
  ["shadow", /^--(shadow-|focus-ring$)/],
  ["motion", /^--(motion-|ease$)/],
  ["face", /^--font-/],
  ["size", /^--(width-|control-height|touch$|sidebar-)/],
]

/** The kind of a token by its name. */
export const tokenKind = (name: string): TokenKind => kinds.find(([, names]) => names.test(name))?.[0] ?? "other"

/**
 * Names of the custom properties that a text of CSS or TypeScript reads, sorted. Properties that the text sets itself
 * are left out.
 */
export const tokensIn = (text: string): ReadonlyArray<string> => {
  const own = new Set([...text.matchAll(/(?:^|[\s;{"'])(--[\w-]+)["']?\s*:/g)].map(([, name]) => name))
  const read = [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
  return [...new Set(read)].filter((name) => !own.has(name)).sort()
}

/** Names of the tokens that a text of CSS declares, in its order, each once. */
export const tokensSetBy = (css: string): ReadonlyArray<string> => [
  ...new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))),
]

/** Folders of the kit that a component's source imports, sorted, without type-only imports. */
export const importedFolders = (source: string): ReadonlyArray<string> =>
  [
    ...new Set(
      [...source.matchAll(/import (?!type )[^"]*?from "\.\.\/([\w-]+)\//g)].flatMap(([, folder]) =>
        folder === undefined ? [] : [folder],
      ),
    ),
  ].sort()
