import type { Portal } from "../portal.ts"

type Known = Pick<Portal, "id" | "domain" | "title" | "theme" | "supportEmail" | "supportLink" | "legal" | "voice">

/** A portal's headlines and leads, in all its languages. */
export const voiceOf = ({ voice = {} }: Pick<Portal, "voice">): ReadonlyArray<string> =>
  Object.values(voice).flatMap(({ headline, lead }) => [headline, lead])

/** Words of the other portals, which nothing of a portal may show: names, voices, hosts, support and legal pages. */
const foreignWords = (portal: Pick<Portal, "id">, all: ReadonlyArray<Known>): ReadonlyArray<string> =>
  all
    .filter(({ id }) => id !== portal.id)
    .flatMap((other) => [
      other.title,
      other.theme.name,
      ...voiceOf(other),
      other.supportEmail,
      other.supportLink,
      ...Object.values(other.legal ?? {}),
      // A text may say "localhost" of the machine itself.
      ...(other.domain === "localhost" ? [] : [other.domain]),
    ])

/** Words of other portals in a text, whatever their case. */
export const foreignWordsIn = (
  text: string,
  portal: Pick<Portal, "id">,
  all: ReadonlyArray<Known>,
): ReadonlyArray<string> => {
  const lowered = text.toLowerCase()
  return foreignWords(portal, all).filter((word) => lowered.includes(word.toLowerCase()))
}
