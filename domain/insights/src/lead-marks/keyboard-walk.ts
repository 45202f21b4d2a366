/** The rows of keyboards by which people type nonsense: Latin, Hebrew and digits. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ", "1234567890"]

const neighbours: ReadonlyMap<string, number> = new Map(
  rows.flatMap((row) => {
    const letters = [...row]
    return letters.flatMap((letter, index) => {
      const next = letters[index + 1]
      return next === undefined
        ? []
        : ([
            [letter + next, 1],
            [next + letter, -1],
          ] as const)
    })
  }),
)

/** Lengths of the runs of neighbouring keys in a word, in one direction each, and whether each runs forwards. */
const walksOf = (word: string): ReadonlyArray<{ readonly length: number; readonly isForward: boolean }> => {
  const letters = [...word]
  const walks: Array<{ length: number; isForward: boolean }> = []
  let [length, way] = [1, 0]
  for (let index = 1; index <= letters.length; index += 1) {
    const step = neighbours.get(`${letters[index - 1]}${letters[index]}`) ?? 0
    if (step !== 0 && (way === 0 || step === way)) {
      length += 1
      way = step
      continue
    }
    if (length > 1) walks.push({ length, isForward: way > 0 })
    // A letter at which the way turns counts once, so that "Brewer" is no walk.
    ;[length, way] = [1, step]
  }
  return walks
}

/** Surnames that lie on neighbouring keys by chance. */
const realWalks: ReadonlySet<string> = new Set(["wert", "trew"])

/**
 * Whether a word in lower case was typed by walking over the keys: five keys in a row, a whole word of four forwards, or
 * two thirds of a longer word in walks of three.
 */
export const isKeyboardWalk = (word: string): boolean => {
  const walks = walksOf(word)
  const { length } = [...word]
  const walked = walks.filter((walk) => walk.length >= 3).reduce((sum, walk) => sum + walk.length, 0)
  return (
    walks.some((walk) => walk.length >= 5) ||
    (length === 4 && walks.some((walk) => walk.length === 4 && walk.isForward) && !realWalks.has(word)) ||
    (length >= 6 && walked / length >= 2 / 3)
  )
}
