/** Texts of a list that went and that came; undefined where both lists hold the same in another order. */
export const listDifference = (before: ReadonlyArray<string>, after: ReadonlyArray<string>) => {
  const gone = before.filter((text) => !after.includes(text))
  const come = after.filter((text) => !before.includes(text))
  return gone.length + come.length === 0 ? undefined : { gone, come }
}
