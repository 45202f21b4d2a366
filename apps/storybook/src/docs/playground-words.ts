type Args = Readonly<Record<string, unknown>>

/** A playground's words in Hebrew, except where its control was changed. */
export const wordsIn = (language: string, hebrew: Args | undefined, args: Args, initialArgs: Args): Args =>
  language !== "he" || hebrew === undefined
    ? args
    : {
        ...args,
        ...Object.fromEntries(Object.entries(hebrew).filter(([name]) => args[name] === initialArgs[name])),
      }
